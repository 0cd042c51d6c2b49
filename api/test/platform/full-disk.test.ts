import { companyEndpoints, fileEndpoints } from '@portal/shared/contract';
import { sql } from 'kysely';
import fs from 'node:fs';
import { rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCompany, registerAgent, uploadPicture, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { waitUntilReady } from '../harness/wait-until-ready';

/** On Linux, every write to it reports that no room is left. */
const FULL = '/dev/full';

let app: TestApp;
let agent: TestAgent;
let isStoreFull = false;
beforeAll(async () => {
  app = await startTestApp({
    wrapDeps: (deps) => ({
      ...deps,
      files: {
        get: (key, range) => deps.files.get(key, range),
        remove: (key) => deps.files.remove(key),
        put: (key, path, mimeType) =>
          isStoreFull ? writeFile(FULL, 'x') : deps.files.put(key, path, mimeType),
      },
    }),
  });
  agent = await registerAgent(app);
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

const readiness = async () => {
  const answer = await fetch(`${app.origin}/readyz`);
  return [answer.status, await answer.json()];
};
const full = [503, { status: 'disk full' }];

const upload = () => {
  const body = new FormData();
  const picture = fs.readFileSync(join(import.meta.dirname, '../fixtures/logo.png'));
  body.set('file', new Blob([picture], { type: 'image/png' }), 'logo.png');
  return app.client(fileEndpoints.uploadSingle, { token: agent.token, body });
};
const countFiles = async () => (await app.db.selectFrom('files').select('id').execute()).length;

const refusal = async (answer: Awaited<ReturnType<typeof upload>>) => {
  expect([answer.status, answer.problem.code, answer.problem.detail]).toEqual([
    503,
    'unavailable',
    'There is no space to save this at the moment. Try again later.',
  ]);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await readiness()).toEqual(full);
};

test('a full disk during the receipt or the storing of a file answers 503, and nothing of it stays', async () => {
  await waitUntilReady(app);
  const before = await countFiles();
  const { createWriteStream } = fs;
  jest
    .spyOn(fs, 'createWriteStream')
    .mockImplementation((path, options) =>
      createWriteStream(String(path).includes('uploads') ? FULL : path, options),
    );
  await refusal(await upload());
  jest.restoreAllMocks();
  await waitUntilReady(app);
  isStoreFull = true;
  await refusal(await upload());
  isStoreFull = false;
  expect(await countFiles()).toBe(before);
  await waitUntilReady(app);
  expect((await uploadPicture(app, agent)).id).toEqual(expect.any(String));
}, 90_000);

test('a full disk of the database answers 503, and readiness reports it until there is room again', async () => {
  const { companyId } = await addCompany(app, agent);
  const change = () =>
    app.client(companyEndpoints.update, {
      token: agent.token,
      body: { companyId, companyAddress: 'Shop 9' },
    });
  await sql
    .raw(
      `create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      create trigger no_room before update on companies for each row execute function no_room()`,
    )
    .execute(app.db);
  await refusal(await change());
  await sql`drop trigger no_room on companies`.execute(app.db);
  await waitUntilReady(app);
  expect((await change()).status).toBe(200);
}, 60_000);

test('readiness reports a full disk of the server before a user meets it', async () => {
  await waitUntilReady(app);
  const probe = join(app.deps.config.dataDir, '.space');
  rmSync(probe, { force: true });
  symlinkSync(FULL, probe);
  expect(await readiness()).toEqual(full);
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
  rmSync(probe);
  expect((await readiness())[0]).toBe(200);
}, 60_000);
