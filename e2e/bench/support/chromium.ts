import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** `CHROMIUM_PATH`, else an installed one; undefined leaves the choice to the caller. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH || usual.find((file) => existsSync(file));
