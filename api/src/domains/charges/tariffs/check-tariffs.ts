import { HOUR, type ChargeIssuer, type MomentPrecision } from '@portal/shared/contract';
import { readPlainPlace } from '../statements/cell-text';
import { ramadans, tariffs, type Tariff, type TariffBand, type TariffRule } from './tariff-data';

/** A passing of a toll gate. */
export interface Passing {
  readonly id: string;
  readonly issuer: ChargeIssuer;
  /** One key for each vehicle: passings of two vehicles are never a pair. */
  readonly vehicle: string;
  readonly at: Date;
  readonly precision: MomentPrecision;
  readonly place: string;
  /** Empty where the statement has no direction. */
  readonly direction: string;
  /** Minor units. */
  readonly amount: number;
}

export interface TariffCheck {
  /** What the tariff says, in minor units; the first of several that may apply. */
  readonly expected: number;
  readonly band: TariffBand | 'paired';
  readonly isDifferent: boolean;
}

const UAE_OFFSET = 4 * HOUR;

interface LocalMoment {
  readonly day: string;
  readonly hour: number;
  readonly isSunday: boolean;
}

/** All issuers with a tariff are in the UAE, which has no summer time. */
function toLocal(at: Date): LocalMoment {
  const local = new Date(at.getTime() + UAE_OFFSET);
  return {
    day: local.toISOString().slice(0, 10),
    hour: local.getUTCHours(),
    isSunday: local.getUTCDay() === 0,
  };
}

const findTariff = (issuer: ChargeIssuer, day: string): Tariff | undefined =>
  tariffs.find(
    (tariff) => tariff.issuer === issuer && tariff.from <= day && (tariff.to === null || day <= tariff.to),
  );

const readRamadan = (day: string): 'no' | 'yes' | 'unsure' => {
  if (ramadans.some(({ unsure }) => unsure.includes(day))) return 'unsure';
  return ramadans.some(({ first, last }) => first <= day && day <= last) ? 'yes' : 'no';
};

const findRule = (rules: readonly TariffRule[], hour: number): TariffRule[] => {
  const rule = rules.find(({ hours }) => hours.some(([from, to]) => from <= hour && hour < to));
  return rule ? [rule] : [];
};

/** The rules that may apply, the usual one first; none where the tariff is not known. */
function findRules(tariff: Tariff, { day, hour, isSunday }: LocalMoment): TariffRule[] {
  const ramadan = readRamadan(day);
  const usual = findRule(isSunday ? tariff.sundays : tariff.weekdays, hour);
  if (ramadan === 'no') return usual;
  if (tariff.ramadan === null) return [];
  const fasting = findRule(isSunday ? tariff.ramadan.sundays : tariff.ramadan.weekdays, hour);
  return ramadan === 'yes' ? fasting : [...usual, ...fasting];
}

/** Which pair a gate belongs to, and which of the two it is. */
function findPair({ pairs }: Tariff, place: string): { readonly pair: number; readonly side: number } | null {
  const name = readPlainPlace(place);
  for (const [pair, gates] of pairs.entries()) {
    const side = gates.findIndex((gate) => name.includes(readPlainPlace(gate)));
    if (side >= 0) return { pair, side };
  }
  return null;
}

/**
 * Compares each passing with the published tariff. A passing of the second gate of a pair within an hour of a paid one,
 * in the same direction, costs nothing. No entry where nothing is known: an issuer without a tariff, only a day, or
 * the hours of a Ramadan that were not published.
 */
export function checkTariffs(passings: readonly Passing[]): Map<string, TariffCheck> {
  const checks = new Map<string, TariffCheck>();
  const paid = new Map<string, { readonly at: number; readonly side: number; readonly direction: string }>();
  const inOrder = [...passings].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const passing of inOrder) {
    if (passing.precision === 'day') continue;
    const local = toLocal(passing.at);
    const tariff = findTariff(passing.issuer, local.day);
    if (tariff === undefined) continue;
    const [rule, ...others] = findRules(tariff, local);
    if (rule === undefined) continue;
    const gate = findPair(tariff, passing.place);
    const key = gate && `${passing.issuer} ${passing.vehicle} ${gate.pair}`;
    const earlier = key === null ? undefined : paid.get(key);
    const isPaired = gate !== null && isSecondGate(passing, gate.side, earlier);
    if (key !== null && gate !== null && !isPaired && passing.amount > 0)
      paid.set(key, {
        at: passing.at.getTime(),
        side: gate.side,
        direction: readPlainPlace(passing.direction),
      });
    checks.set(passing.id, isPaired ? describePaired(passing) : compare(passing.amount, [rule, ...others]));
  }
  return checks;
}

const describePaired = ({ amount }: Passing): TariffCheck => ({
  expected: 0,
  band: 'paired',
  isDifferent: amount !== 0,
});

function isSecondGate(
  { at, direction }: Passing,
  side: number,
  earlier: { readonly at: number; readonly side: number; readonly direction: string } | undefined,
): boolean {
  if (earlier === undefined || earlier.side === side || at.getTime() - earlier.at > HOUR) return false;
  // Without directions nobody can say whether the rule applies, so nothing is claimed.
  return earlier.direction !== '' && earlier.direction === readPlainPlace(direction);
}

function compare(amount: number, rules: readonly [TariffRule, ...TariffRule[]]): TariffCheck {
  const fitting = rules.find((rule) => rule.amount === amount);
  const { amount: expected, band } = fitting ?? rules[0];
  return { expected, band, isDifferent: fitting === undefined };
}
