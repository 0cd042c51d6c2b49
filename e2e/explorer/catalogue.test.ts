import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCatalogues } from './catalogue';

test('a folder without sources has no messages, and does not stop the others', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'catalogues-'));
  const write = (file: string, values: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(values));
  };
  write('host/src/messages/en.messages.json', { 'errors.none.title': 'Nothing here' });
  write('shared/src/i18n/core.messages.json', { 'kit.close': 'Close' });
  write('mfe-a/remote.json', {});
  write('mfe-a/src/messages/en.messages.json', { 'a.title': 'Trips' });
  write('mfe-a/src/messages/hi.messages.json', { 'a.title': 'ट्रिप' });
  mkdirSync(path.join(root, 'mfe-old', 'node_modules'), { recursive: true });
  expect([...readCatalogues(root).keys()].sort()).toEqual(['a.title', 'errors.none.title', 'kit.close']);
  rmSync(root, { recursive: true });
});
