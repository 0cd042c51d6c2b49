import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** The explorer owns the stack's data and restores it after each press. One worker runs each file, which is one country. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/explorer-traces',
  globalSetup: './begin.ts',
  globalTeardown: './finish.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/explorer-tests.json' }]],
  use: { ...journeys.use, trace: 'off' },
  projects: [{ name: 'explorer' }],
});
