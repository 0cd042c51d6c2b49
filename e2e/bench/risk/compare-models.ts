import { createRandom } from '../../../api/src/demo/charge-year/random';
import { generalRules, isEnough, scoreRisk, trainModel } from '../../../api/src/domains/trip-risk';
import { generateCompany } from './generate-company';
import type { Judged } from './judge-scores';

const COMPANIES = 40;
const TESTED = 200;
/** The constants of the learning were chosen with other companies. */
const FIRST_SEED = 1001;

export interface Compared {
  readonly company: readonly Judged[];
  readonly rules: readonly Judged[];
  readonly coin: readonly Judged[];
  /** How many companies had enough trips. */
  readonly learned: number;
  readonly companies: number;
}

/** Companies with so many closed trips predict the trips that follow, as the product would. */
export async function compareModels(trips: number): Promise<Compared> {
  const [company, rules, coin]: [Judged[], Judged[], Judged[]] = [[], [], []];
  let learned = 0;
  for (let number = 0; number < COMPANIES; number += 1) {
    const random = createRandom(FIRST_SEED + number);
    const examples = generateCompany(random, trips + TESTED);
    // By time: what is predicted comes after everything that was learned from.
    const past = examples.slice(0, trips);
    const hasEnough = isEnough(past);
    if (hasEnough) learned += 1;
    const model = hasEnough ? await trainModel(past, null) : generalRules;
    for (const { snapshot, isWrong } of examples.slice(trips)) {
      company.push({ probability: scoreRisk(model, snapshot).probability, isWrong });
      rules.push({ probability: scoreRisk(generalRules, snapshot).probability, isWrong });
      coin.push({ probability: random.next(), isWrong });
    }
  }
  return { company, rules, coin, learned, companies: COMPANIES };
}
