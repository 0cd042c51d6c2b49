import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashScript, scriptHashesFile, writeScriptHashes } from './script-hashes';

it('the table has every script of the folder, and its own hash follows each of them', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'version-'));
  const put = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
  put('page.1.js', 'open()');
  put('assets.json', '{}');
  const before = writeScriptHashes(folder);
  const text = readFileSync(path.join(folder, scriptHashesFile), 'utf8');
  expect(JSON.parse(text)).toEqual({ 'page.1.js': hashScript('open()') });
  expect(hashScript(text)).toBe(before);
  put('page.1.js', 'steal()');
  expect(writeScriptHashes(folder)).not.toBe(before);
  rmSync(folder, { recursive: true });
});
