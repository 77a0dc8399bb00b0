import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.CARRACK_SERVER ?? 'http://127.0.0.1:8008';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './', // the server knows the path it is reached under
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows files of our own only
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    fs: { allow: ['..'] }, // catalogues and rules lie beside the Python sources
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false, // one document for all files: making one for each took four fifths of the time
    restoreMocks: true,
  },
});
