import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** The explorer has the stack's data to itself: it brings it back after each press. A file, which is a country, is one worker's. */
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
