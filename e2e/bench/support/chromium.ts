import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** `CHROMIUM_PATH`, else one that is installed; undefined leaves it to the program that asks. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH || usual.find((file) => existsSync(file));
