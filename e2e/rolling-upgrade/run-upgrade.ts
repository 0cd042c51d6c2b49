import { authEndpoints, countryCodes } from '@portal/shared/contract';
import type { UpgradeRequest, UpgradeResult } from '@portal/tools/matrix/upgrade-request.ts';
import * as v from 'valibot';
import { call } from '../bench/support/api';
import { isOk } from '../fixtures/poll';
import type { Apis, RunningApi } from './create-apis';
import { listBreakingSteps } from './list-breaking-steps';
import { apiDescription, listReads, type Read } from './plan-reads';
import { playDay, type Day } from './play-day';

interface Setting {
  readonly apis: Apis;
  readonly say: (line: string) => void;
}

async function readDescription(origin: string): Promise<readonly Read[]> {
  const answer = await fetch(`${origin}/docs/json`);
  return listReads(v.parse(apiDescription, await answer.json()));
}

/** Whether an API starts on the database as it is now, and says that it is ready. */
const isStarted = (api: RunningApi): Promise<boolean> =>
  api.ready.then(
    () => isOk(`${api.origin}/readyz`),
    () => false,
  );

/** After a step that the older API does not survive: it has to refuse, as it must not work with another schema. */
async function expectRefusal(
  { older, newer }: UpgradeRequest,
  stopBefore: readonly string[],
  { apis }: Setting,
): Promise<UpgradeResult> {
  const first = await apis.start('The older API', older);
  await first.ready;
  await first.stop();
  const next = await apis.start('The newer API', newer);
  await next.ready;
  const again = await apis.start('The older API', older);
  const faults = (await isStarted(again))
    ? [`it starts on the migrated database, and must not after ${stopBefore.join(', ')}`]
    : [];
  return { calls: 0, faults, stopBefore: [...stopBefore] };
}

/**
 * A rolling upgrade: the API of the last release runs, the new one starts next to it, migrates the database and fills
 * in its demo data, and both serve a desk. Then the older one is started again, as after a crash.
 */
export async function runUpgrade(request: UpgradeRequest, setting: Setting): Promise<UpgradeResult> {
  const { apis, say } = setting;
  const stopBefore = listBreakingSteps(request.olderSteps);
  if (stopBefore.length > 0) return expectRefusal(request, stopBefore, setting);
  const older = await apis.start('The older API', request.older);
  await older.ready;
  const newer = await apis.start('The newer API', request.newer, { DEMO: '1' });
  const { demo } = await newer.ready;
  const reads = await readDescription(older.origin);
  const days: Day[] = [];
  for (const country of countryCodes) {
    const login = demo.find((one) => one.country === country);
    if (!login) throw new Error(`The newer API has no demo account for ${country}.`);
    // The token of one API is valid at the other, too.
    const { token } = await call({ api: older.origin, country }, authEndpoints.login, {
      body: { phoneNumber: login.phoneNumber, password: login.password },
    });
    days.push(await playDay({ country, token, older: older.origin, newer: newer.origin }, reads, say));
  }
  await older.stop();
  const again = await apis.start('The older API', request.older);
  const notAgain = (await isStarted(again)) ? [] : ['it does not start again on the migrated database'];
  return {
    calls: days.reduce((sum, { calls }) => sum + calls, 0),
    faults: [...days.flatMap(({ faults }) => faults), ...notAgain],
    stopBefore: [],
  };
}
