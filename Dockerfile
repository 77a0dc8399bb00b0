# The live table in a container: `docker build -t carrack .`, or `docker compose up`.

FROM node:22-slim AS page
WORKDIR /carrack/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web ./
# Texts and rules lie beside the Python sources.
COPY src /carrack/src
RUN npm run build

FROM python:3.13-slim AS wheel
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /carrack
COPY locks locks
RUN pip install --no-cache-dir --no-deps --require-hashes -r locks/run.txt \
    && pip install --no-cache-dir --no-deps --require-hashes --target /compiler -r locks/build.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=page /carrack/web/dist web/dist
RUN CARRACK_BUILD=compiled PYTHONPATH=/compiler pip wheel --no-deps --no-build-isolation -w /wheels .

FROM python:3.13-slim
COPY locks/run.txt /tmp/run.txt
COPY --from=wheel /wheels /tmp/wheels
RUN pip install --no-cache-dir --no-deps --require-hashes -r /tmp/run.txt \
    && pip install --no-cache-dir --no-deps --no-index /tmp/wheels/*.whl \
    && rm -r /tmp/run.txt /tmp/wheels \
    && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin carrack \
    && install -d -o 10001 /data
USER 10001
WORKDIR /data
VOLUME /data
ENV CARRACK_HOST=0.0.0.0 CARRACK_PORT=8008 CARRACK_DATABASE=/data/carrack.db CARRACK_LOG=json
EXPOSE 8008
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8008/health', timeout=4)"]
CMD ["carrack", "serve"]
