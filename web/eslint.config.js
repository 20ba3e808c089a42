import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const NAMES = 'Names of things are put together by `at.ts` alone.';

export default defineConfig(
  globalIgnores(['coverage/', 'src/lib/wire.ts', 'src/games/*/seen.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-undef': 'off', // the type checker knows better
      'svelte/no-useless-mustaches': 'off', // {' '} is a blank that stays
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets here are made anew, not written into
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // A name of a thing comes from the view, or from the one place that puts names together.
    files: ['src/games/**'],
    ignores: ['**/at.ts', '**/tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':not(SvelteAttribute[key.name=/^(data-)?piece$/] *) > TemplateLiteral[quasis.0.value.raw=/^[a-z][a-z_-]*:$/]',
          message: NAMES,
        },
        { selector: "SvelteAttribute[key.name='name'] > SvelteLiteral[value=/^[a-z][a-z_-]*:$/]", message: NAMES },
      ],
    },
  },
);
