import { authEndpoints, companyEndpoints, userEndpoints } from '@portal/shared/contract';
import path from 'node:path';
import { startEmbedded } from '../../../api/src/database/embedded/start-embedded';
import type { Benchmark, Context, Figure } from '../benchmark/benchmark';
import { p50, p99 } from '../server/open-loop';
import { ports } from '../support/addresses';
import { call } from '../support/api';
import { renewSession, type Desk } from '../support/desk';
import { temporaryFolder } from '../support/folders';
import { openRentalDesk } from '../support/rental-desk';
import { percentile } from '../support/statistics';
import { measureMix, type Mix } from './measure-mix';
import { measureRestarts, type Restarts } from './measure-restarts';
import { startApis } from './start-apis';
import { startPgbouncer } from './start-pgbouncer';

const TRIPS = 20_000;
const apiPorts = [ports.api, ports.api + 1] as const;
const POOLER_PORT = ports.api + 5;

/** India's demo company. */
async function signInIndia(api: string): Promise<Desk> {
  const caller = { api, country: 'in' as const };
  const [phone, password] = ['+919812345678', 'Demo-desk-2026'];
  const session = await call(caller, authEndpoints.login, { body: { phoneNumber: phone, password } });
  const desk = { ...caller, ...session, phone, password };
  const { agentId } = await call(desk, userEndpoints.me, {});
  const company = await call(desk, companyEndpoints.get, { query: { userId: desk.userId } });
  return { ...desk, agentId: agentId ?? '', companyId: company?.companyId ?? '', licenceId: '' };
}

/** The same desk at both APIs. */
const serve = (desk: Desk, addresses: readonly [string, string]): readonly [Desk, Desk] => [
  { ...desk, api: addresses[0] },
  { ...desk, api: addresses[1] },
];

function buildFigures(direct: Mix, pooled: Mix, restarts: Restarts): readonly Figure[] {
  const compare = (
    label: string,
    unit: Figure['unit'],
    read: (mix: Mix) => number,
    bar?: Figure['bar'],
  ): Figure => ({
    label,
    unit,
    value: read(pooled),
    ...(bar && { bar }),
    comparisons: [{ label: 'direct', value: read(direct) }],
  });
  const { reads, kills } = restarts;
  const title = `kill -9 of PgBouncer, down for a second, ${kills} times`;
  const none = { atMost: 0 };
  return [
    compare(
      `failed of ${pooled.load.latencies.length} lists and changes`,
      'count',
      ({ load }) => load.errors.length,
      none,
    ),
    compare('a list or change: p50', 'ms', ({ load }) => p50(load)),
    compare('a list or change: p99', 'ms', ({ load }) => p99(load)),
    compare(`Excel file of ${TRIPS} trips`, 's', ({ excelSeconds }) => excelSeconds),
    compare('live event at the other API: p99', 'ms', ({ eventDelays }) => percentile(eventDelays, 0.99)),
    compare(
      `failed of ${pooled.jobs.succeeded + pooled.jobs.failed} runs of jobs`,
      'count',
      ({ jobs }) => jobs.failed,
      none,
    ),
    compare('most back ends', 'count', ({ sessions }) => sessions),
    {
      label: `${title}: failed of ${reads.latencies.length + reads.errors.length} reads`,
      value: reads.errors.length,
      unit: 'count',
      bar: none,
    },
    { label: `${title}: longest read`, value: Math.max(...reads.latencies), unit: 'ms' },
    {
      label: `${title}: lost of ${restarts.acknowledged} acknowledged writes`,
      value: restarts.lost,
      unit: 'count',
      bar: none,
    },
    { label: `${title}: done twice`, value: restarts.doubled, unit: 'count', bar: none },
  ];
}

/** Two APIs on one PostgreSQL, first directly and then through PgBouncer in transaction mode. */
export const pooler: Benchmark = {
  name: 'pooler',
  summary:
    'two APIs through PgBouncer (which must be installed) with 5 connections for each country: lists, changes, an Excel file and live events next to a direct connection; kills of PgBouncer under reads and keyed writes',
  async run(context): Promise<readonly Figure[]> {
    const dataFolder = temporaryFolder(context.cleanUp, 'pooler');
    const database = await startEmbedded({ dataDir: path.join(dataFolder, 'postgres') });
    context.cleanUp.add(() => database.stop());
    const pgBouncer = await startPgbouncer(context, database.url, POOLER_PORT);
    const places = { dataFolder, databaseUrl: database.url, ports: apiPorts };

    const plain = await startApis(context, { ...places, poolerUrls: null });
    const [api] = plain.addresses;
    const desk = await openRentalDesk({ api, dataFolder }, { vehicles: 200, customers: 2000, trips: TRIPS });
    const direct = await measure(context, dataFolder, await openDesks(desk, plain.addresses));
    context.say(`direct: ${describe(direct)}`);
    await plain.stop();

    const { addresses } = await startApis(context, { ...places, poolerUrls: pgBouncer.urls });
    const desks = await openDesks(desk, addresses);
    const pooled = await measure(context, dataFolder, desks);
    context.say(`pooled: ${describe(pooled)}`);
    const restarts = await measureRestarts(context, pgBouncer, desks[0]);
    for (const error of new Set(restarts.reads.errors)) context.say(`failed under kills: ${error}`);
    return buildFigures(direct, pooled, restarts);
  },
};

async function openDesks(desk: Desk, addresses: readonly [string, string]) {
  const [api] = addresses;
  return [
    serve(await renewSession({ ...desk, api }), addresses),
    serve(await signInIndia(api), addresses),
  ] as const;
}

/** Once to warm up. */
async function measure(
  context: Context,
  dataFolder: string,
  desks: Parameters<typeof measureMix>[2],
): Promise<Mix> {
  await measureMix({ ...context, seconds: 10 }, dataFolder, desks);
  return measureMix(context, dataFolder, desks);
}

const describe = ({ load, excelBytes, eventDelays }: Mix): string =>
  `${load.latencies.length} answered, ${load.errors.length} failed${load.errors[0] ? ` (${load.errors[0]})` : ''}, Excel file of ${(excelBytes / 1e6).toFixed(1)} MB, ${eventDelays.length} events`;
