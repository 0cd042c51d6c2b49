import { parseArgs } from 'node:util';

import { openCompanyData } from './open-company-data';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const options = {
  country: { type: 'string', default: 'ae' },
  company: { type: 'string' },
  trip: { type: 'string' },
  handovers: { type: 'string' },
} as const;
const usage = 'Usage: --country ae|in --company <id> --trip <id> --handovers <ISO time>,<ISO time>…';

function readMoments(text: string | undefined): Date[] {
  const moments = (text ?? '').split(',').map((one) => new Date(one));
  if (moments.some((moment) => Number.isNaN(moment.getTime()))) throw new Error(usage);
  return moments;
}

/**
 * Moves a trip under way into the past: its vehicles went out at these times, one after the other. Its agreed dates and
 * its signature move with the first of them, and so do the trackers of its vehicles.
 */
async function main(words: readonly string[]): Promise<void> {
  const { country, company, trip: id, handovers } = parseArgs({ args: [...words], options }).values;
  if (company === undefined || id === undefined) throw new Error(usage);
  const moments = readMoments(handovers);
  await openCompanyData(country, company, async ({ db }, { companyId }) => {
    const periods = await db
      .selectFrom('tripVehiclePeriods')
      .select(['id', 'vehicleId', 'endsAt'])
      .where('companyId', '=', companyId)
      .where('tripId', '=', id)
      .orderBy('startsAt')
      .execute();
    const [first] = moments;
    if (first === undefined || periods.length !== moments.length)
      throw new Error(`The trip has ${periods.length} vehicles, not ${moments.length}.`);
    const trip = await db
      .selectFrom('trips')
      .select(['startsAt', 'endsAt'])
      .where('companyId', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const length = (trip.endsAt?.getTime() ?? 0) - (trip.startsAt?.getTime() ?? 0);
    await db.transaction().execute(async (trx) => {
      for (const [at, period] of periods.entries())
        await trx
          .updateTable('tripVehiclePeriods')
          .set({
            startsAt: moments[at] ?? first,
            endsAt: period.endsAt === null ? null : (moments[at + 1] ?? period.endsAt),
          })
          .where('id', '=', period.id)
          .execute();
      await trx
        .updateTable('trackerInstallations')
        .set({ startsAt: first })
        .where('companyId', '=', companyId)
        .where('endsAt', 'is', null)
        .where('startsAt', '>', first)
        .where(
          'vehicleId',
          'in',
          periods.map(({ vehicleId }) => vehicleId),
        )
        .execute();
      await trx
        .updateTable('trips')
        .set({
          startsAt: first,
          endsAt: new Date(first.getTime() + length),
          startedAt: first,
          contractSignedAt: first,
        })
        .where('companyId', '=', companyId)
        .where('id', '=', id)
        .execute();
    });
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(getErrorText(error));
  process.exitCode = 1;
}
