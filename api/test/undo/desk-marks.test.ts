import {
  agentActionEndpoints,
  notificationEndpoints,
  srmRiskEndpoints,
  srmTollEndpoints,
  type Endpoint,
  type NotificationChoices,
  type TollGate,
  type TripRisk,
} from '@portal/shared/contract';

import { addReserved } from '../harness/trips';
import { startUndoTest, type UndoTest } from '../harness/undo';

let app: UndoTest['app'];
let agent: UndoTest['agent'];
let undo: UndoTest['undo'];
let checks: UndoTest['checks'];
beforeAll(async () => {
  ({ app, agent, undo, checks } = await startUndoTest());
});
afterAll(() => app.close());

type Input = { readonly body?: object; readonly query?: Readonly<Record<string, unknown>> };
const call = async <Result>(endpoint: Endpoint, input: Input = {}) =>
  (await app.client<Result>(endpoint, { token: agent.token, ...input })).result;

test('a toll gate is marked, moved and forgotten by undoing', async () => {
  const gateId = 'salik:alBarsha';
  const readGate = async () =>
    (await call<{ list: TollGate[] }>(srmTollEndpoints.listGates)).list.find(
      (gate) => gate.gateId === gateId,
    );
  const place = (latitude: number) =>
    call(srmTollEndpoints.placeGate, {
      body: {
        gateId,
        from: { latitude, longitude: 55.2 },
        to: { latitude: latitude + 0.0008, longitude: 55.2 },
      },
    });
  await place(25.1);
  const first = await readGate();
  await place(25.2);
  await checks.undoLast({ kind: 'gatePlaced', subjectId: gateId });
  expect(await readGate()).toEqual(first);

  await call(srmTollEndpoints.forgetGate, { query: { gateId } });
  expect((await readGate())?.place).toBeNull();
  const found = await call<{ list: unknown[] }>(agentActionEndpoints.list, {
    query: { kind: 'gateForgotten', subjectId: gateId },
  });
  expect(found.list).toHaveLength(1);
  await checks.undoLast({ kind: 'gateForgotten', subjectId: gateId });
  expect(await readGate()).toEqual(first);
  // Statements count as before, not only those that are imported from now on.
  const { forgottenAt } = await app.db
    .selectFrom('tollGates')
    .select('forgottenAt')
    .where('companyId', '=', agent.companyId)
    .where('gate', '=', gateId)
    .executeTakeFirstOrThrow();
  expect(forgottenAt).toBeNull();

  await call(srmTollEndpoints.forgetGate, { query: { gateId } });
  await app.db
    .updateTable('tollGates')
    .set({ source: 'learned', place: JSON.stringify(first?.place) })
    .where('companyId', '=', agent.companyId)
    .where('gate', '=', gateId)
    .execute();
  await checks.refuseChanged('gateForgotten');
});

test('an answer about the risk of a trip is taken back, one by one', async () => {
  const { tripId } = await addReserved(app, agent);
  const readVerdict = async () =>
    (await call<{ risk: TripRisk | null }>(srmRiskEndpoints.get, { query: { bookingId: tripId } })).risk?.mark
      ?.verdict ?? null;
  const mark = (verdict: string) => call(srmRiskEndpoints.mark, { body: { bookingId: tripId, verdict } });
  await mark('right');
  app.clock.advance(1000);
  await mark('wrong');
  await checks.undoLast({ kind: 'riskMarked', subjectId: tripId });
  expect(await readVerdict()).toBe('right');
  const older = (await undo.list()).find(({ kind, undoneAt }) => kind === 'riskMarked' && !undoneAt);
  expect((await undo.undo(older?.actionId ?? '')).status).toBe(200);
  expect(await readVerdict()).toBeNull();
  await mark('right');
  await app.db.updateTable('tripRiskMarks').set({ verdict: 'wrong' }).where('tripId', '=', tripId).execute();
  await checks.refuseChanged('riskMarked');
});

test('presses on the choices of notifications are one action, which is undone as one', async () => {
  const readChoices = () => call<NotificationChoices>(notificationEndpoints.choices);
  const choose = (change: object) =>
    call(notificationEndpoints.changeChoices, { body: { muted: [], ...change } });
  const countActions = async () =>
    (await undo.list()).filter(({ kind }) => kind === 'notificationsChosen').length;
  const before = await readChoices();
  const quietHours = { from: '22:00', until: '07:00' };
  await choose({ muted: ['tripOverdue'] });
  await choose({ muted: ['tripOverdue'], email: ['importFinished'] });
  await choose({ muted: ['tripOverdue'], quietHours });
  expect(await countActions()).toBe(1);
  const { userId } = await app.db
    .selectFrom('companies')
    .select('userId')
    .where('id', '=', agent.companyId)
    .executeTakeFirstOrThrow();
  await checks.undoLast({ kind: 'notificationsChosen', subjectId: userId });
  expect(await readChoices()).toEqual(before);

  // What goes back by hand at once leaves nothing to undo; what is chosen later is another action.
  await choose({ muted: ['tripOverdue'] });
  await choose({});
  expect(await countActions()).toBe(1);
  await choose({ muted: ['tripOverdue'] });
  app.clock.advance(11 * 60_000);
  await choose({ muted: ['tripOverdue', 'importFinished'] });
  expect(await countActions()).toBe(3);
  await app.db.deleteFrom('notificationMutes').where('kind', '=', 'tripOverdue').execute();
  await checks.refuseChanged('notificationsChosen');
});
