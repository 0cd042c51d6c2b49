import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

jest.setTimeout(60_000);

/** What the hook answers to a commit with this message. */
function checkMessage(message: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'message-'));
  const file = path.join(folder, 'message.txt');
  writeFileSync(file, message);
  const script = resolveFromRoot('shared', 'tools', 'hooks', 'check-subject.ts');
  const answer = spawnSync(process.execPath, ['--import', 'tsx', script, file], {
    cwd: resolveFromRoot(),
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return answer;
}

test('the hook refuses a message without a type, and says why', () => {
  const { status, stderr } = checkMessage('Fixed the list\n\nBecause.\n');
  expect(status).toBe(1);
  expect(stderr).toContain('"Fixed the list" is not of the form type(scope): imperative subject.');
});

test('the hook accepts a message of the expected form', () => {
  expect(checkMessage('fix(trips): show the end of a trip\n')).toMatchObject({ status: 0, stderr: '' });
});
