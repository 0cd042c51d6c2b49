import {
  limits,
  srmChargeEndpoints,
  srmVehicleEndpoints,
  type statementMapping,
} from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Figure } from '../benchmark/benchmark';
import { measureMemory, peakMemory } from '../server/memory';
import { call } from '../support/api';
import type { CleanUp } from '../support/clean-up';
import type { Desk } from '../support/desk';
import { openRentalDesk } from '../support/rental-desk';
import { startStack } from '../support/stack';

const ROWS = 10_000;
const AMOUNT = { vehicles: 500, customers: 5000, trips: 50_000 };
const MINUTES_OF_A_YEAR = 525_600;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Plate, time, amount and number of a toll. */
const mapping: v.InferInput<typeof statementMapping> = {
  issuer: 'salik',
  kind: 'toll',
  columns: ['plate', 'dateTime', 'amount', 'reference'],
  dateOrder: 'dayFirst',
  isNegative: false,
};

async function listPlates(desk: Desk): Promise<string[]> {
  const query = { page: 1, limit: 100 } as const;
  const { list } = await call(desk, srmVehicleEndpoints.list, { query });
  return list.map(({ vehicleRegistrationNumber }) => vehicleRegistrationNumber ?? '');
}

/** `31/12/2025 23:59:00` on the clocks of the UAE. */
function writeMoment(minutesAgo: number): string {
  const moment = new Date(Date.now() - minutesAgo * MINUTE + 4 * HOUR).toISOString();
  const [year, month, day] = moment.slice(0, 10).split('-');
  return `${day}/${month}/${year} ${moment.slice(11, 16)}:00`;
}

/** Rows of last year, spread over the fleet and the year: both numbers have no common factor with theirs. */
const buildRows = (plates: readonly string[]) =>
  Array.from({ length: ROWS }, (_, at) => ({
    line: at + 2,
    cells: [
      plates[(at * 7) % plates.length] ?? '',
      writeMoment((at * 7919) % MINUTES_OF_A_YEAR),
      '4',
      `S-${at}`,
    ],
  }));

type Rows = ReturnType<typeof buildRows>;

/** Sends the rows as the page does: 500 in a call, one call after the other. */
async function sendRows(rows: Rows, send: (part: Rows) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const { rowsPerCall } = limits.charge;
  for (let at = 0; at < rows.length; at += rowsPerCall) await send(rows.slice(at, at + rowsPerCall));
  return (performance.now() - began) / 1000;
}

/** A statement of 10,000 rows at the desk's real server, and the same rows previewed, which stores nothing. */
export async function measureImport(cleanUp: CleanUp): Promise<readonly Figure[]> {
  const stack = await startStack({ cleanUp });
  const desk = await openRentalDesk(stack, AMOUNT);
  const rows = buildRows(await listPlates(desk));
  const preview = await sendRows(rows, (part) =>
    call(desk, srmChargeEndpoints.preview, { body: { mapping, rows: part } }),
  );
  const memoryBefore = await measureMemory(stack);
  const created = await call(desk, srmChargeEndpoints.createStatement, {
    body: { fileName: 'salik.csv', headingKey: 'bench', mapping },
  });
  const { statementId } = created;
  let seconds = 0;
  const peak = await peakMemory(stack, async () => {
    seconds = await sendRows(rows, (part) =>
      call(desk, srmChargeEndpoints.addRows, { body: { statementId, rows: part } }),
    );
  });
  const figures = await call(desk, srmChargeEndpoints.list, { query: { page: 1, limit: 1 } });
  return [
    {
      label: `import of ${ROWS} rows at a desk with ${AMOUNT.trips} trips`,
      value: seconds,
      unit: 's',
      bar: { atMost: 10 },
      comparisons: [{ label: 'previewed, nothing stored', value: preview }],
    },
    {
      label: 'memory of the API more than before',
      value: Math.max(0, peak - memoryBefore),
      unit: 'MB',
      bar: { atMost: 100 },
    },
    { label: 'charges that it made', value: figures.total, unit: 'count', bar: { atLeast: ROWS } },
  ];
}
