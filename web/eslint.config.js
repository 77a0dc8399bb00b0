// ESLint for TypeScript and Svelte. `svelte-check` finds unknown names, Prettier sets the format.
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const LONGEST_LINE = 120;

// The text of a message is parsed in one place, typed by Python: what these rules find is that place only.
const withoutUnsafe = Object.fromEntries(
  Object.keys(ts.plugin.rules)
    .filter((rule) => rule.startsWith('no-unsafe-'))
    .map((rule) => [`@typescript-eslint/${rule}`, 'off']),
);

export default ts.config(
  { ignores: ['dist/', '**/keys.ts', '**/messages.ts'] },
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { project: './tsconfig.json', extraFileExtensions: ['.svelte'] },
    },
    rules: {
      ...withoutUnsafe,
      'max-len': ['error', { code: LONGEST_LINE, tabWidth: 2 }],
      'no-undef': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // A plain Map or Set in a class is one that nothing drawn depends on.
  { files: ['**/*.svelte.ts'], rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  // What jsdom lacks is put onto the prototypes; nothing is called there.
  { files: ['tests/setup.ts'], rules: { '@typescript-eslint/unbound-method': 'off' } },
  { files: ['**/*.js', '**/*.mjs'], ...ts.configs.disableTypeChecked },
);
