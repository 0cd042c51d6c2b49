import Bowser from 'bowser';

import { say } from '../../language/say';

/** `Chrome on Android`, as far as the browser told, in the language of whoever asks. */
export function deviceName(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  if (browser.name && os.name)
    return say('{browser} on {system}', { browser: browser.name, system: os.name });
  return browser.name || os.name || say('Unknown device');
}
