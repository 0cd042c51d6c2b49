import type { Db } from '../../../../database/connect';
import type { Deps } from '../../../../deps';
import { say } from '../../../../language/say';
import { AppProblem } from '../../../../plugins/problem';
import { momentText } from '../../../../time/moment-text';
import type { TripKey } from '../store';

/** @throws AppProblem if the vehicle, which is locked, is still with another customer */
export async function refuseVehicleThatIsOut(
  { country }: Deps,
  trx: Db,
  { id, companyId }: TripKey,
  vehicleId: string,
): Promise<void> {
  const other = await trx
    .selectFrom('trips')
    .select(['code', 'endsAt', 'plate'])
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('status', '=', 'ONGOING')
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other === undefined) return;
  const { plate, code, endsAt } = other;
  const message = endsAt
    ? say('{plate} is still out with {code}, due back on {moment}.', {
        plate,
        code,
        moment: momentText(country, endsAt),
      })
    : say('{plate} is still out with {code}.', { plate, code });
  throw new AppProblem('period_taken', message, { errors: [{ path: 'vehicleId', message }] });
}
