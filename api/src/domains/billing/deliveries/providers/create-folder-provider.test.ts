import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createFolderProvider } from './create-folder-provider';

const folder = mkdtempSync(join(tmpdir(), 'api-provider-'));
afterAll(() => rmSync(folder, { recursive: true }));
const provider = createFolderProvider(folder);
const document = {
  id: '0190b3c4-0000-7000-8000-000000000001',
  number: 'INV/26-27/000001',
  format: 'inv01',
  content: '[{ "Version": "1.1" }]',
  sellerTaxNumber: '29AABCT1332L1ZA',
} as const;
const answer = (text: string) => {
  mkdirSync(join(folder, 'in'), { recursive: true });
  writeFileSync(join(folder, 'in', `${document.id}.json`), text);
};

test('a document is one whole file, however often it is sent, and nobody has answered it', async () => {
  expect(await provider.send(document)).toEqual({ state: 'sent' });
  expect(await provider.send(document)).toEqual({ state: 'sent' });
  expect(readdirSync(join(folder, 'out'))).toEqual([`${document.id}.json`]);
  expect(readFileSync(join(folder, 'out', `${document.id}.json`), 'utf8')).toBe(document.content);
  expect(await provider.ask(document)).toBeNull();
});

test.each([
  ['{ "state": "accepted", "reference": " A-1 " }', { state: 'accepted', reference: 'A-1' }],
  ['{ "state": "refused", "reason": "No such buyer" }', { state: 'refused', reason: 'No such buyer' }],
])('the answer %s is read', async (text, expected) => {
  answer(text);
  expect(await provider.ask(document)).toEqual(expected);
});

test.each(['', '{', '{ "state": "refused" }', '{ "state": "perhaps" }'])(
  'the answer %j is reported, and asked for again later',
  async (text) => {
    answer(text);
    await expect(provider.ask(document)).rejects.toThrow('The answer of the provider cannot be understood.');
  },
);

test('a folder that cannot be written is reported', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(createFolderProvider(file).send(document)).rejects.toThrow(
    'The folder of the provider cannot be written',
  );
});
