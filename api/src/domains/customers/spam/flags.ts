import { isWarnedStatus, type CustomerStatus } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { CustomerFlagsTable } from '../../../database/tables/invoices';
import type { Deps } from '../../../deps';
import { keyedHash } from '../../../plugins/keyed-hash';
import { findCustomer, type StoredCustomer } from '../record/store';
import { insertFlags } from './flag-repository';

type Kind = CustomerFlagsTable['kind'];

/** The identity of a person, as hashes that reveal nothing to anybody without the exact number. */
export function listIdentities(
  { config, country }: Pick<Deps, 'config' | 'country'>,
  customer: Pick<StoredCustomer, 'passportNumber' | 'licenseNumber' | 'countryCode' | 'phone' | 'email'>,
): { kind: Kind; hash: string }[] {
  const numbers: readonly (readonly [Kind, string | null])[] = [
    ['passport', customer.passportNumber],
    ['licence', customer.licenseNumber],
    ['phone', `${customer.countryCode}${customer.phone}`],
    ['email', customer.email.toLowerCase()],
  ];
  return numbers.flatMap(([kind, value]) =>
    value ? [{ kind, hash: keyedHash(config.jwtSecret, `customer-flag:${country.id}:${kind}`, value) }] : [],
  );
}

interface EndedTrip {
  readonly id: string;
  readonly companyId: string;
  readonly customerId: string | null;
}

/** Records how the trip ended, for the next company that meets the customer. */
export async function flagCustomer(
  deps: Pick<Deps, 'config' | 'country' | 'clock'>,
  trx: Db,
  { id: tripId, companyId, customerId }: EndedTrip,
  status: CustomerStatus,
): Promise<void> {
  if (customerId === null || !isWarnedStatus(status)) return;
  const customer = await findCustomer(trx, companyId, customerId);
  if (customer === undefined) return;
  const at = deps.clock.now();
  await insertFlags(
    trx,
    listIdentities(deps, customer).map((identity) => ({ tripId, companyId, status, at, ...identity })),
  );
}
