import type { TrackingAlertKind } from '@portal/shared/contract';
import { createRandom } from '../../../api/src/demo/charge-year/random';
import { freshState, watchSamples } from '../../../api/src/domains/tracking';
import { listScenarios, type Scenario } from './list-scenarios';
import { watchPlainly } from './watch-plainly';

interface Count {
  readonly expected: number;
  /** Violations with an alert. */
  readonly found: number;
  readonly alerts: number;
}

export interface Judged {
  readonly kind: TrackingAlertKind;
  readonly rules: Count;
  readonly plain: Count;
}

const findKinds = ({ context, samples }: Scenario): string[] =>
  watchSamples(context, freshState, samples).matters.map(({ kind }) => kind);

/** A second alert of the same violation is one too many. */
function count(
  kind: TrackingAlertKind,
  alerts: readonly { expected: string | null; found: readonly string[] }[],
): Count {
  const own = alerts.map(({ expected, found }) => ({
    isExpected: expected === kind,
    times: found.filter((one) => one === kind).length,
  }));
  return {
    expected: own.filter(({ isExpected }) => isExpected).length,
    found: own.filter(({ isExpected, times }) => isExpected && times > 0).length,
    alerts: own.reduce((sum, { times }) => sum + times, 0),
  };
}

export const getPrecision = ({ found, alerts }: Count): number => (alerts === 0 ? 0 : found / alerts);
export const getRecall = ({ found, expected }: Count): number => found / expected;

/** Every kind of drive so many times, by the rules and by plain limits. */
export function judgeRules(times: number): {
  judged: Judged[];
  drives: number;
  samples: number;
  false: string[];
} {
  const random = createRandom(26);
  const scenarios = Array.from({ length: times }, () => listScenarios(random)).flat();
  const byRules = scenarios.map((one) => ({ ...one, found: findKinds(one) }));
  const byPlain = scenarios.map((one) => ({ ...one, found: watchPlainly(one.context, one.samples) }));
  const kinds = [...new Set(scenarios.flatMap(({ expected }) => (expected ? [expected] : [])))];
  const wrong = byRules.flatMap(({ name, expected, found }) => {
    const isRight = expected ? found.length === 1 && found[0] === expected : found.length === 0;
    return isRight ? [] : [`${name}: ${found.join(', ') || 'nothing'}`];
  });
  return {
    judged: kinds.map((kind) => ({ kind, rules: count(kind, byRules), plain: count(kind, byPlain) })),
    drives: scenarios.length,
    samples: scenarios.reduce((sum, { samples }) => sum + samples.length, 0),
    false: [...new Set(wrong)],
  };
}
