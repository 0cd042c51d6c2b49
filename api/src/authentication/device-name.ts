import Bowser from 'bowser';

import { say } from '../language/say';

/** The names that a browser gives for itself, the same in every language; empty if it gives none. */
export interface NamedDevice {
  readonly browser: string;
  readonly system: string;
}

const NAME_MAX = 60;
const shorten = (name: string | undefined) => (name ?? '').slice(0, NAME_MAX);

export function parseDevice(userAgent: string | null | undefined): NamedDevice {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  return { browser: shorten(browser.name), system: shorten(os.name) };
}

/** `Chrome on Android`, in the language of the reader. */
export function describeDevice({ browser, system }: NamedDevice): string {
  if (browser && system) return say('{browser} on {system}', { browser, system });
  return browser || system || say('Unknown device');
}

/** Only what the browser reports. */
export const deviceName = (userAgent: string | null): string => describeDevice(parseDevice(userAgent));
