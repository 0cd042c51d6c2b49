import * as v from 'valibot';
import { isAllowedAddress, isVersionFolder } from './remote-address';
import { remoteOrigins } from './remote-origins';

const origins = ['https://remotes.example.com'];

test.each([
  '/remotes/mfe-srm/1.0.0/mf-manifest.json',
  'https://remotes.example.com/mfe-fines/1/mf-manifest.json',
])('a remote may come from %s', (address) => expect(isAllowedAddress(address, origins)).toBe(true));

test.each([
  'https://remotes.example.com.attacker.example/mf-manifest.json',
  'http://remotes.example.com/mf-manifest.json',
  'https://remotes.example.com:8443/mf-manifest.json',
  '//remotes.example.com/mf-manifest.json',
  '/\\attacker.example/mf-manifest.json',
  'remotes/mf-manifest.json',
  'data:text/javascript,run()',
  '',
])('a remote may not come from "%s"', (address) => expect(isAllowedAddress(address, origins)).toBe(false));

test('the folder of a version has no character that a security policy reads', () => {
  expect(isVersionFolder('https://remotes.example.com/mfe-fines/1.0.0-rc.1+5/')).toBe(true);
  expect(isVersionFolder('http://127.0.0.1:4100/')).toBe(true);
  for (const address of [
    'https://a.example/x',
    'https://a.example/x;/',
    "https://a.example/'self'/",
    'https://a.example/ *',
  ])
    expect(isVersionFolder(address)).toBe(false);
});

test('origins are https, or http on this machine', () => {
  const read = (text?: string) => v.safeParse(remoteOrigins, text);
  expect(read().output).toEqual([]);
  expect(read('https://a.example, http://localhost:4100').output).toEqual([
    'https://a.example',
    'http://localhost:4100',
  ]);
  for (const text of ['http://a.example', 'https://a.example/', '*', 'https://*.example', 'a.example'])
    expect(read(text).success).toBe(false);
});
