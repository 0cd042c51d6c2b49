import {
  drivingFactKinds,
  riskLimits,
  type DrivingFactKind,
  type RiskFact,
  type RiskLevel,
} from '@portal/shared/contract';
import { collectRiskFacts, type CollectedFact } from '../facts/collect-risk-facts';
import type { RiskSnapshot } from '../facts/risk-snapshot';
import { drivingWeights } from './general-rules';
import type { RiskModel } from './risk-model';

export interface RiskScore {
  readonly probability: number;
  readonly level: RiskLevel;
  /** The heaviest first. */
  readonly facts: readonly RiskFact[];
}

const round = (value: number, digits: number): number =>
  (Math.round(value * 10 ** digits) || 0) / 10 ** digits;
export const toProbability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

const isDriving = (kind: CollectedFact['kind']): kind is DrivingFactKind =>
  drivingFactKinds.some((one) => one === kind);

function weigh({ weights }: Pick<RiskModel, 'weights'>, { kind, size }: CollectedFact): number {
  if (isDriving(kind)) return drivingWeights[kind] * size;
  const { weight, usual } = weights[kind];
  return weight * (size - usual);
}

/** The log-odds of a trip. */
export const sumWeights = (model: Pick<RiskModel, 'base' | 'weights'>, snapshot: RiskSnapshot): number =>
  collectRiskFacts(snapshot).reduce((sum, fact) => sum + weigh(model, fact), model.base);

/** A trip is high when it is likely to go wrong, and much likelier than a usual trip of the company. */
export function findLevel(probability: number, usualShare: number | null): RiskLevel {
  const { raisedFrom, raisedTimes, highFrom, highTimes, highMax } = riskLimits;
  const usual = usualShare ?? 0;
  const high = Math.min(highMax, Math.max(highFrom, usual * highTimes));
  if (probability >= high) return 'high';
  return probability >= Math.min(high, Math.max(raisedFrom, usual * raisedTimes)) ? 'raised' : 'low';
}

/** Pure and cheap: the same snapshot and weights make the same risk. */
export function scoreRisk(model: RiskModel, snapshot: RiskSnapshot): RiskScore {
  const weighed = collectRiskFacts(snapshot).map((fact) => ({ fact, weight: weigh(model, fact) }));
  const probability = toProbability(weighed.reduce((sum, { weight }) => sum + weight, model.base));
  return {
    probability: round(probability, 3),
    level: findLevel(probability, model.usualShare),
    facts: weighed
      .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
      .map(({ fact: { kind, value, total }, weight }) => ({
        kind,
        value,
        total: total ?? null,
        weight: round(weight, 2),
      })),
  };
}
