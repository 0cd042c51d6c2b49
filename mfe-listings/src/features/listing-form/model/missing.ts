import { MISSING_LEVEL_TWO } from '@portal/shared/contract';
import { toBasicsValues } from '../../../entities/listing/model/to-basics-values';
import type { Field } from '../../../entities/listing/model/describe-basics';
import type { Step } from '../../../entities/listing/model/steps';

const fields = Object.keys(toBasicsValues(null, 'UAE_SPEC'));
const isField = (name: string): name is Field => fields.includes(name);

export interface Missing {
  readonly step: Step;
  /** Of level one; null if a whole level is missing. */
  readonly field: Field | null;
}

/** What a listing lacks, by the server's names, and where it is filled in. */
export function missingParts(names: readonly string[]): Missing[] {
  return names.flatMap((name): Missing[] => {
    const [field = ''] = name.split('.');
    if (name === MISSING_LEVEL_TWO || field === 'specs') return [{ step: 'specifications', field: null }];
    return isField(field) ? [{ step: 'basics', field }] : [];
  });
}
