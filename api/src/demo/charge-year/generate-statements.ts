import { HOUR, type ChargeIssuer, type CountryCode } from '@portal/shared/contract';
import { layouts, type Layout, type PrintedRow } from './layouts';
import type { Random } from './random';
import type { GeneratedVehicle, GeneratedYear } from './generate-year';

export type Printed = 'second' | 'minute' | 'day';

/** A row of a statement, with what only its author knows. */
export interface KnownRow {
  readonly cells: readonly string[];
  /** Null for a plate that is not of the fleet. */
  readonly vehicleId: string | null;
  readonly at: number;
  readonly printed: Printed;
  /** Whether the printed plate has its code, so that it can only be one vehicle. */
  readonly isPlateComplete: boolean;
}

export interface StatementFile {
  readonly name: string;
  readonly issuer: ChargeIssuer;
  readonly titles: readonly (readonly string[])[];
  readonly rows: readonly KnownRow[];
}

const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

const OFFSETS: Readonly<Record<CountryCode, number>> = { ae: 4 * HOUR, in: 5.5 * HOUR };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const sources = { DXB: 'Dubai', SHJ: 'Sharjah', AUH: 'Abu Dhabi' } as const;
const arabicSources = { DXB: 'دبي', SHJ: 'الشارقة', AUH: 'أبوظبي' } as const;

/** The local date in one of several formats, mixed within a file. */
function printDate(local: string, random: Random): string {
  const [year = '', month = '', day = ''] = local.slice(0, 10).split('-');
  const named = `${day} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
  return random.pick([
    `${day}/${month}/${year}`,
    `${year}-${month}-${day}`,
    named,
    `${day}-${month}-${year}`,
  ]);
}

function printTime(local: string, printed: Printed, random: Random): string {
  if (printed === 'day') return '';
  const [hour = '', minute = '', second = ''] = local.slice(11, 19).split(':');
  const end = printed === 'second' ? `:${second}` : '';
  if (random.chance(0.5)) return `${hour}:${minute}${end}`;
  return `${((Number(hour) + 11) % 12) + 1}:${minute}${end} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

type PrintedPlate = Pick<PrintedRow, 'plate' | 'source' | 'code' | 'plain'> & {
  readonly isComplete: boolean;
};

function printPlate(plate: string, random: Random, isArabic: boolean): PrintedPlate {
  const [source = '', code = '', number = ''] = plate.split(' ');
  if (source === 'MH') {
    const written = random.pick([plate, plate.replaceAll(' ', ''), plate.replaceAll(' ', '-').toLowerCase()]);
    return { plate: written, source: '', code: '', plain: written, isComplete: true };
  }
  const names = isArabic ? arabicSources : sources;
  const name = names[source as keyof typeof names];
  const isComplete = !random.chance(0.03);
  const shown = isComplete ? code : '';
  const written = isComplete
    ? random.pick([
        `${source} ${code} ${number}`,
        `${code} ${number} ${name}`,
        `${name} ${code}-${number}`,
        `${source}${/\d/.test(code) ? ' ' : ''}${code} ${number}`,
      ])
    : `${name} ${number}`;
  return { plate: written, source: name, code: shown, plain: number, isComplete };
}

const pickPrecision = (random: Random): Printed => {
  const draw = random.next();
  return draw < 0.85 ? 'second' : draw < 0.95 ? 'minute' : 'day';
};

/** Half of the moments are near a handover, a swap or a return, where a wrong second matters. */
function pickMoment(
  year: GeneratedYear,
  vehicle: GeneratedVehicle,
  edges: ReadonlyMap<string, readonly number[]>,
  random: Random,
): number {
  const own = edges.get(vehicle.id) ?? [];
  const edge = own[random.below(Math.max(1, own.length))];
  const at =
    edge !== undefined && random.chance(0.5)
      ? edge + random.below(8000) - 4000
      : year.from + Math.floor(random.next() * (year.to - year.from));
  return Math.min(Math.max(at, year.from), year.to - 1);
}

const findEdges = ({ periods }: GeneratedYear): Map<string, number[]> => {
  const edges = new Map<string, number[]>();
  for (const { vehicleId, startsAt, endsAt } of periods)
    edges.set(vehicleId, [
      ...(edges.get(vehicleId) ?? []),
      startsAt.getTime(),
      ...(endsAt ? [endsAt.getTime()] : []),
    ]);
  return edges;
};

const strangers = { ae: 'DXB Z 99999', in: 'KA 01 ZZ 9999' } as const;

/** Statements with so many rows together, in all layouts of the country. */
export function generateStatements(
  random: Random,
  year: GeneratedYear,
  {
    country,
    rows,
    perFile,
  }: { readonly country: CountryCode; readonly rows: number; readonly perFile: number },
): StatementFile[] {
  const own = layouts.filter((layout) => layout.country === country);
  const edges = findEdges(year);
  return Array.from({ length: Math.ceil(rows / perFile) }, (_, file) => {
    const layout = own[file % own.length] ?? layouts[0];
    const length = Math.min(perFile, rows - file * perFile);
    return {
      name: `${layout.issuer}-${file + 1}.csv`,
      issuer: layout.issuer,
      titles: layout.titles,
      rows: Array.from({ length }, (_row, at) => createRow(layout, file * perFile + at)),
    };
  });

  function createRow(layout: Layout, number: number): KnownRow {
    const vehicle = year.vehicles[random.below(year.vehicles.length)];
    const isOwn = vehicle !== undefined && !random.chance(0.01);
    const at = vehicle ? pickMoment(year, vehicle, edges, random) : year.from;
    const printed = pickPrecision(random);
    const local = new Date(at + OFFSETS[country]).toISOString();
    const { isComplete, ...plate } = printPlate(
      isOwn ? vehicle.plate : strangers[country],
      random,
      layout.isArabic === true,
    );
    const date = printDate(local, random);
    const time = printTime(local, printed, random);
    const cells = layout.print({ number: `N${number}`, date, time, ...plate });
    return {
      cells: layout.isArabic ? cells.map(arabicDigits) : cells,
      vehicleId: isOwn ? vehicle.id : null,
      at,
      printed,
      isPlateComplete: isComplete,
    };
  }
}
