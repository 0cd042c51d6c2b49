// Ends of the names of keys. cspell:ignore pkey
import { srmDamageEndpoints, type VehicleDamage } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';

import { up } from '../../src/database/migrations/0026-vehicle-damages';
import { uploadPicture } from '../harness/agents';
import { closingCalls, filledList, setUpDesk, uploadSignatures } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, addPaid, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof closingCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
  calls = closingCalls(app, supplier);
});
afterAll(() => app.close());

const listDamages = async (vehicleId: string, { token }: { token: string } = supplier) =>
  (await app.client<{ list: VehicleDamage[] }>(srmDamageEndpoints.list, { token, query: { vehicleId } }))
    .result.list;
const repair = (damageId: string, { token }: { token: string } = supplier) =>
  app.client<VehicleDamage>(srmDamageEndpoints.repair, { token, body: { damageId, note: 'Painted' } });

test('a damage signed at return is recorded once, until somebody marks it as repaired', async () => {
  const { tripId: bookingId, vehicleId } = await addOngoing(app, supplier);
  const [first, second] = [(await uploadPicture(app, supplier)).id, (await uploadPicture(app, supplier)).id];
  const dent = { zone: 'boot', condition: 'dent', note: 'A hand wide', photos: [first] };
  const key = { bookingId, vehicleId, moment: 'return' } as const;
  await calls.addCheckList(filledList(key, 42_300, { zones: [dent, { zone: 'roof', condition: 'none' }] }));
  // An unsigned damage is not shown for the vehicle.
  expect(await listDamages(vehicleId)).toEqual([]);
  const signed = await calls.addCheckList(
    filledList(key, 42_300, { zones: [dent], ...(await uploadSignatures(app, supplier)) }),
  );
  expect(signed.status).toBe(201);
  const [known, ...others] = await listDamages(vehicleId);
  expect(others).toEqual([]);
  expect(known).toMatchObject({
    zone: 'boot',
    kind: 'dent',
    note: 'A hand wide',
    photos: [{ id: first }],
    since: signed.result.signedAt,
    bookingId,
    repairedAt: null,
  });

  // The next list names it again, with another photo, and also a damage that has become worse.
  await app.db
    .updateTable('trips')
    .set({ status: 'COMPLETED', returnedAt: app.clock.now(), closedAt: app.clock.now() })
    .where('id', '=', bookingId)
    .execute();
  const next = await addPaid(app, supplier, { vehicleId, hours: 60 });
  const handover = { bookingId: next.tripId, vehicleId };
  await calls.addCheckList(
    filledList(handover, 42_300, {
      zones: [
        { ...dent, note: '', photos: [second] },
        { zone: 'windscreen', condition: 'crack' },
      ],
      ...(await uploadSignatures(app, supplier)),
    }),
  );
  const both = await listDamages(vehicleId);
  expect(both.map(({ zone, kind }) => `${zone} ${kind}`)).toEqual(['windscreen crack', 'boot dent']);
  expect(both[1]).toMatchObject({ since: known?.since, note: 'A hand wide' });
  expect(both[1]?.photos?.map(({ id }) => id)).toEqual([first, second]);

  const repaired = await repair(known?.damageId ?? '');
  expect(repaired.result).toMatchObject({ repairedBy: supplier.email, repairNote: 'Painted' });
  expect((await repair(known?.damageId ?? '')).status).toBe(409);
  const after = await listDamages(vehicleId);
  expect(after.map(({ zone, repairedAt }) => [zone, repairedAt !== null])).toEqual([
    ['windscreen', false],
    ['boot', true],
  ]);

  // Existing vehicles get theirs from the signed lists of their latest trip.
  const trx = await app.db.startTransaction().execute();
  await sql`drop table vehicle_damage_photos, vehicle_damages, contract_addenda`.execute(trx);
  await sql`drop function contract_addenda_frozen`.execute(trx);
  // The step refers to keys as they were.
  for (const name of ['check_lists', 'trip_vehicle_periods'])
    await sql`alter table ${sql.id(name)} drop constraint ${sql.id(`${name}_pkey`)} cascade, add primary key (id)`.execute(
      trx,
    );
  await up(trx as unknown as Kysely<unknown>);
  const { rows } = await sql<{ zone: string; kind: string; photo: string | null }>`
    select zone, kind, file_id as photo from vehicle_damages left join vehicle_damage_photos on damage_id = id
    where vehicle_id = ${vehicleId} order by zone`.execute(trx);
  await trx.rollback().execute();
  expect(rows.map(({ zone, kind, photo }) => [zone, kind, photo])).toEqual([
    ['boot', 'dent', second],
    ['windscreen', 'crack', null],
  ]);
});

test('another company can neither see nor repair a damage', async () => {
  const { tripId: bookingId, vehicleId } = await addOngoing(app, supplier);
  const zones = [{ zone: 'wheels', condition: 'scratch' }];
  const key = { bookingId, vehicleId, moment: 'return' } as const;
  await calls.addCheckList(filledList(key, 42_300, { zones, ...(await uploadSignatures(app, supplier)) }));
  const [known] = await listDamages(vehicleId);
  const stranger = await addSupplier(app);
  const read = await app.client(srmDamageEndpoints.list, { token: stranger.token, query: { vehicleId } });
  expect([read.status, (await repair(known?.damageId ?? '', stranger)).status]).toEqual([404, 404]);
  expect((await listDamages(vehicleId))[0]?.repairedAt).toBeNull();
});

test('each party signs once: the contract also freezes the list of the handover', async () => {
  const { tripId: bookingId, vehicleId } = await addPaid(app, supplier);
  const zones = [{ zone: 'bonnet', condition: 'scratch', note: 'By the badge' }];
  const half = await calls.addCheckList(
    filledList({ bookingId, vehicleId }, 42_150, { keysCount: undefined }),
  );
  const trip = tripCalls(app, supplier);
  expect((await trip.levels(bookingId)).result).toMatchObject({ checkList: false, contract: false });
  const list = await calls.changeCheckList(
    filledList({ bookingId, vehicleId }, 42_150, { zones, version: half.result.version }),
  );
  expect((await trip.levels(bookingId)).result).toMatchObject({ checkList: true, next: 'contract' });
  expect((await trip.status(bookingId, { status: 'ONGOING' })).problem.code).toBe('trip_incomplete');

  const signatures = await uploadSignatures(app, supplier);
  const stale = await calls.sign({ bookingId, ...signatures, checkListVersion: half.result.version });
  expect([stale.status, stale.problem.code]).toEqual([409, 'changed_meanwhile']);
  expect((await calls.checkList({ bookingId, vehicleId })).result?.signedAt).toBeNull();

  const signed = await calls.sign({ bookingId, ...signatures, checkListVersion: list.result.version });
  expect(signed.status).toBe(201);
  const frozen = (await calls.checkList({ bookingId, vehicleId })).result;
  expect(frozen?.signedAt).toBe(signed.result.signedAt);
  for (const paper of [frozen, signed.result])
    expect(paper).toMatchObject({
      agentSignature: { id: signatures.agentSignature },
      customerSignature: { id: signatures.customerSignature },
    });
  expect(await listDamages(vehicleId)).toMatchObject([{ zone: 'bonnet', note: 'By the badge' }]);
  expect((await trip.status(bookingId, { status: 'ONGOING' })).status).toBe(200);
});

test('a list that is cleared no longer fills its level', async () => {
  const { tripId: bookingId, vehicleId } = await addPaid(app, supplier);
  await calls.addCheckList(filledList({ bookingId, vehicleId }, 42_150));
  await calls.changeCheckList(filledList({ bookingId, vehicleId }, 42_150, { jack: undefined }));
  expect((await tripCalls(app, supplier).levels(bookingId)).result).toMatchObject({ checkList: false });
});
