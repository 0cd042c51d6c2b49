import { positionLimits } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import { say } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { readZones } from './read-zones';

/** @throws AppProblem 409 when the company has as many zones as it may */
export async function refuseTooManyZones(db: Db, companyId: string): Promise<void> {
  if ((await readZones(db, companyId)).length >= positionLimits.zonesMax)
    throw new AppProblem(
      'conflict',
      say('Your company has {limit} zones, which is the limit. Remove one first.', {
        limit: positionLimits.zonesMax,
      }),
    );
}
