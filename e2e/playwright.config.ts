import { defineConfig } from '@playwright/test';
import { lookupEndpoints } from '@portal/shared/contract';
import { quarantinedFiles } from '../shared/src/testing/quarantined-files';
import { stack } from './fixtures/stack';

const executablePath = process.env.CHROMIUM_PATH;

const quarantinedSpecs = quarantinedFiles
  .filter((file) => file.startsWith('e2e/'))
  .map((file) => file.slice('e2e/'.length));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A test that passes only at its second try fails the run; the named exceptions are a separate project.
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/pictures/expected/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: stack.portal,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    // A recorded journey takes half as long again. `--trace retain-on-failure` records those that fail.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'portal', testIgnore: ['faults/stack/**', 'explorer/**', 'pictures/**', ...quarantinedSpecs] },
    // The pages are those of the build, the data is recorded: these need nothing of the server.
    { name: 'pictures', testMatch: 'pictures/**/*.spec.ts' },
    ...(quarantinedSpecs.length > 0
      ? [{ name: 'quarantined', testMatch: quarantinedSpecs, retries: 1, dependencies: ['portal'] }]
      : []),
    // These stop the server for all tests, so they run alone and last.
    {
      name: 'stack-faults',
      testMatch: 'faults/stack/**/*.spec.ts',
      dependencies: ['portal'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: {
    command: `${process.execPath} --import tsx ${stack.root}/e2e/fixtures/fresh-stack.ts`,
    // Answered through gateway, API and database, so all three are up.
    url: `${stack.portal}/api/ae${lookupEndpoints.parentStates.path}`,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGINT', timeout: 30_000 },
    stdout: 'pipe',
  },
});
