import { DAY, MINUTE, type MomentPrecision, type TollState, type OpenReason } from '@portal/shared/contract';

export interface ComparedLine {
  readonly id: string;
  /** Null where no vehicle has its plate. */
  readonly vehicleId: string | null;
  readonly gate: string;
  /** Milliseconds: the second, or the first moment of the minute or day. */
  readonly at: number;
  readonly precision: MomentPrecision;
}

export interface ComparedPassing {
  readonly id: string;
  readonly vehicleId: string;
  readonly gate: string;
  readonly at: number;
  readonly isUncertain: boolean;
  /** Minor units; null where it is not known. */
  readonly expected: number | null;
  /** A statement of its issuer reaches as far as this passing. */
  readonly isCovered: boolean;
}

/** Where the vehicle of a line was: near the gate, elsewhere, or nobody knows. */
export type Whereabouts = 'near' | 'elsewhere' | 'unknown';

export interface ComparedToll {
  readonly state: TollState;
  readonly reason: OpenReason | null;
  readonly lineId: string | null;
  readonly passingId: string | null;
}

/** Clocks of devices and issuers differ by so much at most. */
const TOLERANCE = { second: 3 * MINUTE, minute: 2 * MINUTE, day: 0 } as const;
const LENGTH = { second: 0, minute: MINUTE, day: DAY } as const;

/** Milliseconds between a passing and a line; null where they are too far apart, or not of one vehicle and gate. */
function measureGap(line: ComparedLine, passing: ComparedPassing): number | null {
  if (line.vehicleId !== passing.vehicleId || line.gate !== passing.gate) return null;
  const gap = Math.max(0, line.at - passing.at, passing.at - line.at - LENGTH[line.precision]);
  return gap <= TOLERANCE[line.precision] ? gap : null;
}

export interface MatchedTolls {
  /** By the id of the line. */
  readonly pairs: ReadonlyMap<string, ComparedPassing>;
  /** Lines for a passing that another line has already. */
  readonly doubled: readonly ComparedLine[];
  readonly lines: readonly ComparedLine[];
  readonly passings: readonly ComparedPassing[];
}

const toKey = ({ vehicleId, gate }: { readonly vehicleId: string | null; readonly gate: string }) =>
  `${vehicleId} ${gate}`;

/** Each passing gets the line that is nearest in time, each line at most one passing. */
export function matchTolls(
  lines: readonly ComparedLine[],
  passings: readonly ComparedPassing[],
): MatchedTolls {
  const byKey = new Map<string, ComparedPassing[]>();
  for (const passing of passings) {
    const own = byKey.get(toKey(passing));
    if (own) own.push(passing);
    else byKey.set(toKey(passing), [passing]);
  }
  const candidates = lines.flatMap((line) =>
    (byKey.get(toKey(line)) ?? []).flatMap((passing) => {
      const gap = measureGap(line, passing);
      return gap === null ? [] : [{ line, passing, gap: gap + (line.precision === 'day' ? DAY : 0) }];
    }),
  );
  const pairs = new Map<string, ComparedPassing>();
  const taken = new Set<string>();
  for (const { line, passing } of candidates.sort((a, b) => a.gap - b.gap)) {
    if (pairs.has(line.id) || taken.has(passing.id)) continue;
    pairs.set(line.id, passing);
    taken.add(passing.id);
  }
  const second = new Set(
    candidates.flatMap(({ line }) => (pairs.has(line.id) || line.precision === 'day' ? [] : line.id)),
  );
  const left = lines.filter(({ id }) => !pairs.has(id));
  return {
    pairs,
    doubled: left.filter(({ id }) => second.has(id)),
    lines: left.filter(({ id }) => !second.has(id)),
    passings: passings.filter(({ id }) => !taken.has(id)),
  };
}

const judgeLine = (
  line: ComparedLine,
  isPlaced: boolean,
  whereabouts: Whereabouts,
): Pick<ComparedToll, 'state' | 'reason'> => {
  const leave = (reason: OpenReason) => ({ state: 'notJudged' as const, reason });
  if (line.vehicleId === null) return leave('plate');
  if (line.precision === 'day') return leave('time');
  if (!isPlaced) return leave('gate');
  if (whereabouts === 'unknown') return leave('tracker');
  return { state: whereabouts === 'near' ? 'unconfirmed' : 'foreign', reason: null };
};

/** What is left of the lines and passings. Free and uncertain passings without a line are nothing to wait for. */
export function judgeTolls(
  { pairs, doubled, lines, passings }: MatchedTolls,
  isPlaced: (gate: string) => boolean,
  findWhereabouts: (lineId: string) => Whereabouts,
): ComparedToll[] {
  return [
    ...[...pairs].map(([lineId, { id }]) => ({
      state: 'matched' as const,
      reason: null,
      lineId,
      passingId: id,
    })),
    ...doubled.map(({ id }) => ({ state: 'doubled' as const, reason: null, lineId: id, passingId: null })),
    ...lines.map((line) => ({
      ...judgeLine(line, isPlaced(line.gate), findWhereabouts(line.id)),
      lineId: line.id,
      passingId: null,
    })),
    ...passings
      .filter(({ isUncertain, expected }) => !isUncertain && expected !== 0)
      .map(({ id, isCovered }) => ({
        state: isCovered ? ('missing' as const) : ('awaited' as const),
        reason: null,
        lineId: null,
        passingId: id,
      })),
  ];
}
