import { listRemotes } from './shared/build/workspace/list-remotes.cjs';

/** One Jest run for every package; each is a project of its own name. */
const transform = {
  '\\.messages\\.json$': '<rootDir>/shared/build/messages-transform.cjs',
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      sourceMaps: 'inline',
    },
  ],
};
// These ship ES modules only, or import modules at run time.
const transformIgnorePatterns = [
  '/node_modules/\\.pnpm/(?!(cookie|ky|jwt-decode|msw|@mswjs|rettime|until-async|@open-draft|jose|uuid|file-type|token-types|strtok3|uint8array-extras|@tokenizer|kysely|lucide-react|@lingui|@messageformat|@borewit|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|@opentelemetry\\+otlp-exporter-base)[@+])',
];
const rootDir = import.meta.dirname;
const retryQuarantined = '<rootDir>/shared/src/testing/retry-quarantined.ts';
const base = {
  rootDir,
  transform,
  transformIgnorePatterns,
  // Packed programs of other commits, with all of their packages.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  runtime: '<rootDir>/shared/src/testing/jest-runtime.cjs',
  injectGlobals: true,
  setupFilesAfterEnv: [retryQuarantined],
};

const browser = (name, folder = name) => ({
  ...base,
  displayName: name,
  testEnvironment: '<rootDir>/shared/src/testing/jsdom-environment.cjs',
  setupFilesAfterEnv: [retryQuarantined, '<rootDir>/shared/src/testing/jest-setup.ts'],
  testMatch: [`<rootDir>/${folder}/src/**/*.test.{ts,tsx}`],
});
const server = (name, testMatch, extra = {}) => ({
  ...base,
  displayName: name,
  testEnvironment: 'node',
  testMatch,
  ...extra,
});

export default {
  // The next run finds it, wherever its temporary files are.
  cacheDirectory: '<rootDir>/.cache/jest',
  // Jest leaves one core idle by default, which is half of a machine with two.
  maxWorkers: '100%',
  // Modules of a finished file stay in memory. After 300 files collecting garbage takes a third of the time.
  workerIdleMemoryLimit: '1GB',
  // A busy machine stops a process for seconds; a hanging test is still found.
  testTimeout: 20_000,
  projects: [
    browser('shared'),
    browser('host'),
    ...listRemotes(rootDir).map((name) => browser(name)),
    server('gateway', ['<rootDir>/host/server/**/*.test.ts']),
    server('tools', ['<rootDir>/shared/{build,tools}/**/*.test.ts']),
    server('e2e', ['<rootDir>/e2e/**/*.test.ts']),
    server('api', ['<rootDir>/api/**/*.test.ts'], {
      // One PostgreSQL for the run; each test file gets a database of its own on it.
      globalSetup: '<rootDir>/api/test/global-setup.ts',
      globalTeardown: '<rootDir>/api/test/global-teardown.ts',
      setupFilesAfterEnv: [retryQuarantined, '<rootDir>/api/test/harness/jest-setup.ts'],
    }),
  ],
};
