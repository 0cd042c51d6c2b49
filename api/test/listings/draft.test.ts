import {
  DAY,
  limits,
  listingDraftEndpoints,
  listingDraftLimits,
  type DraftLevel,
  type ListingDraft,
  type ListingDraftSummary,
} from '@portal/shared/contract';

import { newId } from '../../src/database/ids';
import { deleteOldDrafts } from '../../src/domains/catalogue';
import { deleteUnattachedFiles } from '../../src/domains/files';
import { registerAgent, uploadPicture } from '../harness/agents';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addListing } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { undoCalls } from '../harness/undo';

let app: TestApp;
let agent: Supplier;
let other: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  other = await addSupplier(app);
});
afterAll(() => app.close());
afterEach(() => app.db.deleteFrom('listingDrafts').execute());

interface Saver {
  readonly token: string;
  readonly level?: DraftLevel;
  readonly copiedListingId?: string;
}

const list = async ({ token } = agent) =>
  (await app.client<{ list: ListingDraftSummary[] }>(listingDraftEndpoints.list, { token })).result.list;
const read = (draftId: string, { token } = agent, level: DraftLevel = 'basics') =>
  app.client<ListingDraft>(listingDraftEndpoints.get, { token, query: { draftId, level } });
const save = (
  draftId: string,
  values: Record<string, unknown>,
  version: number | null,
  { token, level = 'basics', copiedListingId }: Saver = agent,
) =>
  app.client<{ version: number }>(listingDraftEndpoints.save, {
    token,
    body: { draftId, level, values, version, copiedListingId },
  });
const remove = (draftId: string, reason: 'saved' | 'discarded', { token } = agent) =>
  app.client(listingDraftEndpoints.remove, { token, query: { draftId, level: 'basics', reason } });
const after = (days: number) => ({ now: () => new Date(app.deps.clock.now().getTime() + days * DAY) });

test('an agent begins several listings, and each is read as it was typed, by its owner only', async () => {
  const [one, two] = [newId(), newId()];
  const brand = await app.db
    .selectFrom('vehicleBrands')
    .select(['id', 'name'])
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const values = {
    vehicleBrandId: brand.id,
    vehicleModel: ' Pra',
    vehicleRegistrationNumber: 'DXB  ',
    vehicleRegisteredYear: '2024',
    cityIds: [],
    rentalDetails: { day: { enabled: true, rentInAED: '1٥' } },
  };
  expect((await save(one, values, null)).result.version).toBe(1);
  await save(two, {}, null);
  expect((await read(one)).result).toMatchObject({ values, version: 1, vehicleId: null });
  expect(await list()).toMatchObject([
    { draftId: two, vehicleBrand: '', vehicleModel: '', filled: 0 },
    { draftId: one, vehicleBrand: brand.name, vehicleModel: 'Pra', vehicleRegisteredYear: '2024', filled: 4 },
  ]);
  expect(await list(other)).toEqual([]);
  for (const refused of [
    await read(one, other),
    await remove(one, 'saved', other),
    await save(one, {}, 1, other),
  ])
    expect([refused.status, refused.problem.code]).toEqual([404, 'not_found']);
  expect((await remove(one, 'saved')).status).toBe(200);
  expect((await read(one)).status).toBe(404);
  expect((await list()).map(({ draftId }) => draftId)).toEqual([two]);
});

test('a newer draft of another device is not overwritten, and one that is gone is not found', async () => {
  const id = newId();
  await save(id, { vehicleModel: 'Prado' }, null);
  expect((await save(id, { vehicleModel: 'Prado 2' }, 1)).result.version).toBe(2);
  for (const version of [null, 1, 3]) {
    const late = await save(id, { vehicleModel: 'Patrol' }, version);
    expect([late.status, late.problem.code]).toEqual([409, 'changed_meanwhile']);
  }
  expect((await read(id)).result).toMatchObject({ values: { vehicleModel: 'Prado 2' }, version: 2 });
  await remove(id, 'saved');
  expect((await save(id, { vehicleModel: 'Patrol' }, 2)).status).toBe(404);
  const both = await Promise.all([save(id, { a: 1 }, null), save(id, { a: 2 }, null)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a company has a limited number of drafts, and a draft has a limited size', async () => {
  const long = { vehicleModel: 'x'.repeat(listingDraftLimits.size) };
  expect((await save(newId(), long, null)).status).toBe(422);
  const ids = Array.from({ length: listingDraftLimits.newListings }, newId);
  for (const id of ids) await save(id, {}, null);
  const refused = await save(newId(), {}, null);
  expect([refused.status, refused.problem.code]).toEqual([409, 'plan_limit']);
  expect(refused.problem.detail).toMatch(/50 drafts/);
  expect((await save(ids[0] ?? '', { a: 1 }, 1)).status).toBe(200);
  await remove(ids[1] ?? '', 'discarded');
  expect((await save(newId(), {}, null)).status).toBe(200);
});

test('a deleted draft comes back with its photos, and goes after a day', async () => {
  const actions = undoCalls(app, agent);
  const id = newId();
  await save(id, { vehicleModel: 'Prado', vehicleRegisteredYear: '2024' }, null);
  await remove(id, 'discarded');
  expect(await list()).toEqual([]);
  expect((await read(id)).status).toBe(404);
  const removed = await actions.last();
  expect(removed).toMatchObject({ kind: 'listingDraftRemoved', subjectId: id, name: 'Prado 2024' });
  expect((await actions.undo(removed.actionId)).status).toBe(200);
  expect((await read(id)).result).toMatchObject({ values: { vehicleModel: 'Prado' }, version: 1 });

  await remove(id, 'discarded');
  // A form that is still open keeps what it has.
  expect((await save(id, { vehicleModel: 'Patrol' }, null)).status).toBe(200);
  const second = await actions.last();
  expect((await actions.undo(second.actionId)).status).toBe(409);
  await remove(id, 'discarded');
  await deleteOldDrafts({ db: app.db, clock: after(1.1) });
  expect(await app.db.selectFrom('listingDrafts').select('draftId').execute()).toEqual([]);
});

test('unsaved changes of a listing are kept by level, and only of the own one', async () => {
  const [own, foreign] = [await addListing(app, agent), await addListing(app, other)];
  const values = { base: { featureIds: [] }, now: { featureIds: [newId()] }, version: 1 };
  const features = { token: agent.token, level: 'features' } as const;
  expect((await save(own, values, null, features)).status).toBe(200);
  expect((await save(own, { base: {}, now: {} }, null)).status).toBe(200);
  expect((await save(foreign, values, null, features)).status).toBe(404);
  expect((await save(newId(), values, null, features)).status).toBe(404);
  expect((await read(own, agent, 'features')).result).toMatchObject({ values, vehicleId: own });
  expect((await list()).map(({ vehicleId, level }) => `${vehicleId ?? ''} ${level}`).sort()).toEqual(
    [`${own} basics`, `${own} features`].sort(),
  );
  // Nothing is listed to be undone: the listing itself is still there.
  const before = await undoCalls(app, agent).last();
  await remove(own, 'discarded');
  expect((await undoCalls(app, agent).last()).actionId).toBe(before.actionId);
  expect((await list()).map(({ level }) => level)).toEqual(['features']);
});

test('photos live as long as the draft that names them, and no longer', async () => {
  const [photo, removedPhoto, foreign] = [
    (await uploadPicture(app, agent)).id,
    (await uploadPicture(app, agent)).id,
    (await uploadPicture(app, await registerAgent(app))).id,
  ];
  const id = newId();
  await save(id, { vehiclePhotos: [photo, removedPhoto, foreign, 'no id'] }, null);
  expect((await list())[0]?.photos).toBe(3);
  await save(id, { vehiclePhotos: [photo] }, 1);
  const stored = async () => {
    const old = new Date(app.deps.clock.now().getTime() + limits.fileStorage.unattachedLife);
    await deleteUnattachedFiles(app.deps, old);
    const rows = await app.db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', [photo, removedPhoto, foreign])
      .execute();
    return rows.map((row) => row.id);
  };
  expect(await stored()).toEqual([photo]);
  await remove(id, 'discarded');
  expect(await stored()).toEqual([photo]);
  await deleteOldDrafts({ db: app.db, clock: after(1.1) });
  expect(await stored()).toEqual([]);
});

test('the draft of a copy names the listing that it copies, which is the own one', async () => {
  const [source, foreign] = [await addListing(app, agent), await addListing(app, other)];
  const { plate } = await app.db
    .selectFrom('listings')
    .select('plate')
    .where('id', '=', source)
    .executeTakeFirstOrThrow();
  const id = newId();
  const copying = (copiedListingId: string) => ({ token: agent.token, copiedListingId });
  for (const stranger of [foreign, newId()])
    expect((await save(id, { a: 1 }, null, copying(stranger))).status).toBe(404);
  expect((await save(id, { a: 1 }, null, copying(source))).status).toBe(200);
  const copy = { draftId: id, vehicleId: null, copiedListingId: source };
  expect((await read(id)).result).toMatchObject(copy);
  expect(await list()).toMatchObject([{ ...copy, copiedPlate: plate }]);
  // A page that does not know what it copies leaves it as it was.
  expect((await save(id, { a: 2 }, 1)).status).toBe(200);
  expect((await save(id, { a: 3 }, 2, copying(foreign))).status).toBe(404);
  expect((await read(id)).result).toMatchObject({ ...copy, version: 2, values: { a: 2 } });

  await app.db
    .updateTable('listings')
    .set({ deletedAt: app.deps.clock.now() })
    .where('id', '=', source)
    .execute();
  expect((await save(id, { a: 3 }, 2, copying(source))).status).toBe(200);
  expect(await list()).toMatchObject([{ draftId: id, copiedListingId: null, copiedPlate: '' }]);
  await app.db.updateTable('listings').set({ deletedAt: null }).where('id', '=', source).execute();
  expect((await read(id)).result).toMatchObject({ ...copy, version: 3 });
  // Changes of an existing listing copy none.
  await save(source, { a: 1 }, null, copying(source));
  expect((await read(source)).result).toMatchObject({ vehicleId: source, copiedListingId: null });
});

test('a draft that nobody continued is deleted in the end', async () => {
  const id = newId();
  await save(id, { vehicleModel: 'Prado' }, null);
  await deleteOldDrafts({ db: app.db, clock: after(listingDraftLimits.keptDays - 1) });
  expect((await read(id)).status).toBe(200);
  await deleteOldDrafts({ db: app.db, clock: after(listingDraftLimits.keptDays + 1) });
  expect((await read(id)).status).toBe(404);
});
