import { fileEndpoints, limits, type FileRoom } from '@portal/shared/contract';
import { sql } from 'kysely';

import { createUploadForm, createPhoto, uploadAs } from '../harness/upload-fixtures';
import { addCompany, registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

jest.setTimeout(60_000);

const MB = 1024 * 1024;
const { UNAPPROVED } = limits.fileStorage.byPlan;
let app: TestApp;
let small: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  small = await createPhoto(60, 40).png().toBuffer();
});
afterAll(() => app.close());

/** Only rows, since only rows are counted. */
const addRows = ({ userId }: TestAgent, count: number, bytes: number) =>
  sql`insert into files (id, owner_id, kind, name, mime_type, bytes, storage_key, sha256)
    select gen_random_uuid(), ${userId}, 'image', 'a.webp', 'image/webp', ${bytes}::bigint, gen_random_uuid()::text, repeat('a', 64)
    from generate_series(1, ${count}::int)`.execute(app.db);

const upload = ({ token }: TestAgent, content = small) => uploadAs(app, token, createUploadForm(content));

test('a new account stores up to its quota, and the refusal names the field', async () => {
  const agent = await registerAgent(app);
  await addRows(agent, 1, UNAPPROVED.bytes - 10);
  const { status, problem } = await upload(agent);
  const message =
    'There is no space for this file: your files take 200 MB of 200 MB. Delete files that you do not need.';
  expect([status, problem.code, problem.errors]).toEqual([409, 'plan_limit', [{ path: 'file', message }]]);
});

test('a file that does not fit is refused before it is read', async () => {
  const agent = await registerAgent(app);
  await addRows(agent, 1, UNAPPROVED.bytes - MB);
  // Not a picture at all: if the server inspected it, it would say so.
  expect((await upload(agent, Buffer.alloc(2 * MB, 1))).status).toBe(409);
  expect((await upload(agent, Buffer.alloc(MB / 2, 1))).status).toBe(415);
});

test('files are counted too, and of several simultaneous ones only those that fit are stored', async () => {
  const agent = await registerAgent(app);
  await addRows(agent, UNAPPROVED.files - 2, 1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(agent)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)?.problem.detail;
  expect(refused).toBe('You have 1000 of at most 1000 files. Delete files that you do not need.');
});

test('an approved company has the space of its plan, and nobody uses the space of others', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  const { companyId } = await addCompany(app, agent);
  await addRows(agent, 1, UNAPPROVED.bytes);
  expect((await upload(agent)).status).toBe(409);
  expect((await upload(other)).status).toBe(201);
  await app.db
    .updateTable('companies')
    .set({ approvalStatus: 'APPROVED' })
    .where('id', '=', companyId)
    .execute();
  expect((await upload(agent)).status).toBe(201);
});

test('the remaining space is known before anything is sent, for the own files only', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  await addRows(agent, 2, MB);
  const ask = async ({ token }: TestAgent) =>
    (await app.client<FileRoom>(fileEndpoints.room, { token })).result;
  const most = { bytesMax: UNAPPROVED.bytes, filesMax: UNAPPROVED.files };
  expect(await ask(agent)).toEqual({ bytes: 2 * MB, files: 2, ...most });
  expect(await ask(other)).toEqual({ bytes: 0, files: 0, ...most });
  const { companyId } = await addCompany(app, agent);
  await app.db
    .updateTable('companies')
    .set({ approvalStatus: 'APPROVED', plan: 'PRO' })
    .where('id', '=', companyId)
    .execute();
  expect(await ask(agent)).toMatchObject({ bytesMax: limits.fileStorage.byPlan.PRO.bytes });
  expect((await app.client(fileEndpoints.room, {})).status).toBe(401);
});
