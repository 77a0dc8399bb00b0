/** Writes the keys of the Fluent catalogues as TypeScript types: `node scripts/keys.mjs`. A test compares. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const PYTHON = join(WEB, '..', 'src', 'carrack');

const keysOf = (files) => {
  const keys = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]),
  );
  return [...new Set(keys)].sort();
};

function typescript(name, files) {
  const lines = keysOf(files).map((key) => `  | '${key}'`);
  const head = '// Written by scripts/keys.mjs from the catalogues: do not edit, run it again.';
  return `${head}\nexport type ${name} =\n${lines.join('\n')};\n`;
}

/** Each file to write, with its text. */
export function keyFiles() {
  const files = {
    'src/text/keys.ts': typescript('TextKey', [join(PYTHON, 'core/catalogue/en.ftl'), join(WEB, 'src/text/en.ftl')]),
  };
  for (const game of readdirSync(join(WEB, 'src/games'))) {
    const own = join(WEB, 'src/games', game, 'text/en.ftl');
    if (!existsSync(own)) continue;
    const rules = join(PYTHON, 'games', game.replaceAll('-', '_'), 'text/en.ftl');
    files[`src/games/${game}/text/keys.ts`] = typescript('GameKey', [rules, own]);
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(keyFiles())) writeFileSync(join(WEB, path), text);
}
