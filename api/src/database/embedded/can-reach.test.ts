import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { canReach } from './can-reach';

const stranger = { uid: 4_000_000, gid: 4_000_000 };
const root = mkdtempSync(join(tmpdir(), 'traversal-test-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a folder under a closed one cannot be reached by another user', () => {
  const inner = join(root, 'closed', 'open');
  mkdirSync(inner, { recursive: true });
  chmodSync(root, 0o755);
  chmodSync(inner, 0o755);
  chmodSync(join(root, 'closed'), 0o755);
  expect(canReach(inner, stranger)).toBe(true);
  chmodSync(join(root, 'closed'), 0o700);
  expect(canReach(inner, stranger)).toBe(false);
});
