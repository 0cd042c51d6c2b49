import { fileEndpoints } from '@portal/shared/contract';
import type { FileKind, FileReference } from '@portal/shared/contract';

import { addCompany, registerAgent } from '../../../test/harness/agents';
import type { TestAgent } from '../../../test/harness/agents';
import { startTestApp } from '../../../test/harness/start-test-app';
import type { TestApp } from '../../../test/harness/start-test-app';
import { deleteUnattachedFiles } from './delete-unattached-files';
import { countStored, createUploadForm, createPhoto, uploadAs } from '../../../test/harness/upload-fixtures';

// Whole servers and databases start here; on a busy machine that takes a while.
jest.setTimeout(60_000);

let app: TestApp;
let agent: TestAgent;
let other: TestAgent;

beforeAll(async () => {
  app = await startTestApp();
  agent = await registerAgent(app);
  other = await registerAgent(app);
});
afterAll(() => app.close());

const upload = (body: FormData, kind?: FileKind) => uploadAs(app, agent.token, body, kind);
const link = (path: string | null | undefined, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path ?? ''}`, { headers });

test('a link ends after ten minutes and works for nothing else', async () => {
  const { result } = await upload(createUploadForm(await createPhoto(30, 30).png().toBuffer()));
  const url = result.url ?? '';
  const { result: second } = await upload(createUploadForm(await createPhoto(30, 30).png().toBuffer()));
  expect((await link(url)).status).toBe(200);
  expect((await link(`${url}&variant=thumb`)).status).toBe(403);
  expect((await link(url.replace(result.id, second.id))).status).toBe(403);
  expect((await link(url.replace(/exp=\d+/, 'exp=9999999999'))).status).toBe(403);
  expect((await link(url.replace(/sig=[^&]+/, 'sig='))).status).toBe(403);
  expect((await link(`/api/ae/files/${result.id}`)).status).toBe(403);
  app.clock.advance(10 * 60_000);
  expect((await link(url)).status).toBe(403);
  const fresh = await app.client<FileReference>(fileEndpoints.get, {
    token: agent.token,
    query: { fileId: result.id },
  });
  // The access token has aged with the clock; the test is that no old link works again.
  expect([200, 401]).toContain(fresh.status);
  app.clock.advance(-10 * 60_000);
});

test("another owner's file is not found, and a file in use cannot be deleted", async () => {
  const { result } = await upload(createUploadForm(await createPhoto(30, 30).png().toBuffer()));
  const query = { fileId: result.id };
  for (const endpoint of [fileEndpoints.get, fileEndpoints.remove]) {
    expect((await app.client(endpoint, { token: other.token, query })).status).toBe(404);
  }
  expect((await app.client(fileEndpoints.get, { token: agent.token, query })).status).toBe(200);
  expect((await app.client(fileEndpoints.remove, { token: agent.token, query })).status).toBe(200);
  expect((await app.client(fileEndpoints.get, { token: agent.token, query })).status).toBe(404);
  expect((await link(result.url)).status).toBe(404);

  await addCompany(app, other);
  const used = await app.db
    .selectFrom('files')
    .select('id')
    .where('ownerId', '=', other.userId)
    .executeTakeFirstOrThrow();
  const refused = await app.client(fileEndpoints.remove, { token: other.token, query: { fileId: used.id } });
  expect(refused.status).toBe(409);
});

test('the clean-up deletes only files that were never used', async () => {
  await upload(createUploadForm(await createPhoto(30, 30).png().toBuffer()));
  const used = await app.db.selectFrom('files').select('id').where('attachedAt', 'is not', null).execute();
  expect(await deleteUnattachedFiles(app.deps, new Date(Date.now() - 86_400_000))).toBe(0);
  expect(await deleteUnattachedFiles(app.deps, new Date(Date.now() + 1000))).toBeGreaterThan(0);
  const left = await app.db.selectFrom('files').select('id').execute();
  expect(left.map(({ id }) => id).sort()).toEqual(used.map(({ id }) => id).sort());
  expect((await countStored(app)).objects).toBe(used.length * 2);
});
