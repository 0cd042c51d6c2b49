import { runInLanguage } from '../language/reader';
import { deviceName } from './device-name';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Windows'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('the device of the user agent %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('the device name is in the language of the reader', () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
  expect(runInLanguage('hi', () => deviceName(userAgent))).toBe('Windows पर Firefox');
  expect(runInLanguage('ar', () => deviceName(null))).toBe('جهاز غير معروف');
});
