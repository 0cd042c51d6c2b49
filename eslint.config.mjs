import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import portal from './shared/build/lint/names.mjs';
import { packingSpreads } from './shared/build/lint/packing-spreads.mjs';
import { styleTemplates } from './shared/build/lint/style-templates.mjs';

const browserCode = ['host/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shared/src/**/*.{ts,tsx}'];
const serverCode = [
  'api/**/*.{ts,tsx}',
  'host/server/**/*.ts',
  'shared/build/**/*.ts',
  'shared/tools/**/*.ts',
  'e2e/**/*.ts',
];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', '**/test/**', 'e2e/**'];
/** Only an entry makes a router (and a portal); everything else is given one. */
const entries = [
  'host/src/index.tsx',
  'host/src/boot/**',
  'host/src/router/**',
  'mfe-*/src/main.tsx',
  'shared/src/standalone/**',
  'shared/src/prerender/**',
];

/** What the router facade re-exports: at run time nothing else of react-router-dom exists. */
function facadeNames() {
  const source = readFileSync(new URL('./shared/src/router/index.ts', import.meta.url), 'utf8');
  return [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );
}
const facade = facadeNames();
const routerMakers = ['createBrowserRouter', 'RouterProvider'];
/** Builds without federation (prerendered views, a remote's own page) have the whole library. */
const outsideFederation = ['createMemoryRouter'];
const pageNames = facade.filter((name) => !routerMakers.includes(name));

const noSwr = {
  message:
    "Use useQuery and useMutation of @portal/shared/portal: SWR itself is the shell's and the portal's.",
};

/** Within the package a path leads to a file, and a remote would have a copy of that: without the portal's providers around it. */
const aCopyOfOnes = {
  regex: String.raw`^(\.\./)+(portal|events|i18n|ui)$`,
  allowTypeImports: true,
  message:
    'Import a module that is shared at run time by its name, @portal/shared/…: by its path each remote gets a copy of its own.',
};

const restrictedImports = (routerNames, { swr = false, byName = false } = {}) => [
  'error',
  {
    paths: [
      { name: 'react-router', message: 'Import from react-router-dom: it is the shared singleton.' },
      {
        name: 'react-router-dom',
        allowImportNames: routerNames,
        allowTypeImports: true,
        message:
          'Either shared/src/router/index.ts does not re-export this name (add it there), or only an entry may use it.',
      },
      ...(swr ? [] : [{ name: 'swr', ...noSwr }]),
    ],
    patterns: [...(swr ? [] : [{ group: ['swr/*'], ...noSwr }]), ...(byName ? [aCopyOfOnes] : [])],
  },
];

/** Lengths of time have one place, so that none is written with a zero too few. */
const durations = {
  selector: 'Literal[raw=/^(60_?000|3_?600_?000|86_?400_?000|604_?800_?000)$/]',
  message: 'Use MINUTE, HOUR, DAY and WEEK of the contract.',
};

/** New browsers return a promise from these. As the result of an effect it would be called as a clean-up. */
const scrollingResult = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type!="BlockStatement"] CallExpression[callee.property.name=/^scroll(IntoView|To|By)?$/]',
  message: 'Scroll in a block: an effect must not return what scrolling returns.',
};
const restrictedSyntax = [...packingSpreads, ...styleTemplates, scrollingResult];
const noDayjsExtend = {
  selector: 'CallExpression[callee.object.name="dayjs"][callee.property.name="extend"]',
  message: 'Plugins change dayjs for everybody: extend it only in shared/src/format.',
};

const pathIntoPackage = {
  regex: String.raw`^(\.\./)+((shared/)?(build|tools)|src)/`,
  message: 'Import another package by its name: @portal/build/…, @portal/tools/…, @portal/shared/….',
};

const mayUse = (type, ...others) => ({
  from: { element: { type } },
  allow: others.map((other) => ({ to: { element: { type: other } } })),
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.data/',
      '.cache/',
      '**/test-results/',
      '**/playwright-report/',
      'coverage/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false }],
      complexity: ['error', { max: 35 }],
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    plugins: { portal },
    rules: { 'portal/plain-names': 'error' },
  },
  {
    // The lists of words that are not used.
    files: ['shared/tools/plain-words/denied-words.ts', 'shared/tools/languages/glossary.ts'],
    rules: { 'portal/plain-names': 'off' },
  },
  {
    // Written by `npm run tables`: a line for each column of the database.
    files: ['api/src/database/migrations/all.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs}', '.dependency-cruiser.cjs'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['host/public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: serverCode,
    languageOptions: { globals: globals.node },
    rules: { 'no-restricted-syntax': ['error', ...packingSpreads] },
  },
  {
    files: ['api/src/**', 'host/server/**'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...packingSpreads, durations] },
  },
  {
    files: browserCode,
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      '@typescript-eslint/no-restricted-imports': restrictedImports(pageNames),
      'no-restricted-syntax': ['error', ...restrictedSyntax, noDayjsExtend],
      // A dialog's or a step's first field takes the focus through the kit; a plain element never does.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
    },
  },
  {
    files: ['shared/src/**'],
    rules: { '@typescript-eslint/no-restricted-imports': restrictedImports(pageNames, { byName: true }) },
  },
  {
    files: browserCode,
    ignores: [...tests, 'shared/src/format/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, noDayjsExtend, durations] },
  },
  {
    files: ['host/src/**'],
    rules: { '@typescript-eslint/no-restricted-imports': restrictedImports(pageNames, { swr: true }) },
  },
  {
    // The packages below shared import each other as everybody else does.
    files: ['shared/{build,tools}/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [pathIntoPackage] }] },
  },
  {
    files: entries,
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictedImports([...facade, ...outsideFederation], {
        swr: true,
      }),
    },
  },
  {
    // These stand at the source of what everybody else gets.
    files: [
      'shared/src/router/**',
      'shared/src/portal/**',
      'shared/src/testing/**',
      '**/test/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  { files: ['shared/src/format/**'], rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax] } },
  {
    files: [
      'host/**/*.{ts,tsx}',
      'mfe-*/**/*.{ts,tsx}',
      'shared/**/*.{ts,tsx}',
      'api/**/*.{ts,tsx}',
      'e2e/**/*.ts',
    ],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        [fileURLToPath(new URL('./shared/build/lint/resolver.cjs', import.meta.url))]: {},
      },
      // Whole paths: by a part of one, shared/src/api would be taken for the server.
      'boundaries/elements': [
        { type: 'gateway', pattern: 'host/server/**', partialMatch: false },
        { type: 'host', pattern: 'host/src/**', partialMatch: false },
        { type: 'remote', pattern: 'mfe-*/**', partialMatch: false, capture: ['name'] },
        { type: 'contract', pattern: 'shared/src/contract/**', partialMatch: false },
        { type: 'servers', pattern: 'shared/build/(errors|metrics|tracing)/**', partialMatch: false },
        { type: 'build', pattern: 'shared/build/**', partialMatch: false },
        { type: 'tools', pattern: 'shared/tools/**', partialMatch: false },
        { type: 'shared', pattern: 'shared/src/**', partialMatch: false },
        { type: 'api', pattern: 'api/**', partialMatch: false },
        { type: 'e2e', pattern: 'e2e/**', partialMatch: false },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            mayUse('host', 'host', 'shared', 'contract'),
            mayUse('gateway', 'gateway', 'shared', 'contract', 'build', 'servers'),
            mayUse('remote', 'shared', 'contract'),
            {
              from: { element: { type: 'remote' } },
              allow: { to: { element: { type: 'remote', captured: { name: '{{from.captured.name}}' } } } },
            },
            mayUse('shared', 'shared', 'contract'),
            mayUse('contract', 'contract'),
            mayUse('servers', 'servers'),
            mayUse('build', 'build', 'shared', 'contract', 'servers'),
            mayUse('tools', 'tools', 'build', 'shared', 'contract', 'servers'),
            mayUse('api', 'api', 'contract', 'servers'),
            mayUse('e2e', 'e2e', 'shared', 'contract', 'build', 'tools', 'servers', 'api', 'gateway'),
          ],
        },
      ],
    },
  },
  {
    files: tests,
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.jest, ...globals.node } },
    rules: {
      'max-lines': ['error', { max: 400 }],
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': 'off',
    },
  },
);
