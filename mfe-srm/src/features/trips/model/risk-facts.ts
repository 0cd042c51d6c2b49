import type { RiskFact } from '@portal/shared/contract';

const AT_MOST = 6;
/** Less than this changes no decision. */
const LEAST = 0.1;
const SOME = 0.3;
const MUCH = 0.8;
/** From then on days are easier to read than hours. */
const HOURS_MAX = 48;
const DAY_HOURS = 24;

/** The heaviest facts, in the order of the server. */
export const selectFacts = (facts: readonly RiskFact[]): RiskFact[] =>
  facts.filter(({ weight }) => Math.abs(weight) >= LEAST).slice(0, AT_MOST);

/** The message that says how much a fact weighs. */
export function nameStrength(weight: number) {
  const direction = weight > 0 ? 'up' : 'down';
  const size = Math.abs(weight);
  if (size >= MUCH) return `risk.${direction}.much` as const;
  return size >= SOME ? (`risk.${direction}.some` as const) : (`risk.${direction}.little` as const);
}

/** The message of a fact, with its values. */
export function nameFact({ kind, value, total }: RiskFact) {
  const values = { value: value ?? 0, total: total ?? 0 };
  if (kind === 'licence' && (value === null || value === undefined))
    return { id: 'risk.fact.licence.missing', values } as const;
  if (kind === 'licence' && values.value < 0) return { id: 'risk.fact.licence.expired', values } as const;
  if (kind === 'leadTime' && values.value >= HOURS_MAX)
    return {
      id: 'risk.fact.leadTime.days',
      values: { ...values, value: Math.round(values.value / DAY_HOURS) },
    } as const;
  return { id: `risk.fact.${kind}`, values } as const;
}
