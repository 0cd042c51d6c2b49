import Bowser from 'bowser';

/** `Chrome on Android`, as far as the browser told. */
export function deviceName(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || 'Unknown device';
}
