import { limits, getEnquiryPeriod, type Country } from '@portal/shared/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

import type { Db } from '../../../../database/connect';
import { newId } from '../../../../database/ids';
import type { Actor } from '../../../../deps';
import { AppProblem, notFound } from '../../../../plugins/problem';
import { insertCustomer } from '../../../customers';
import { enquiryColumns, type EnquiryRow } from '../../../enquiries';

export interface FromEnquiry {
  readonly enquiryId: string;
  readonly customerId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The trip data of an enquiry: its time and its customer, who is added with their contact where they do not
 * exist yet.
 */
export async function readTripFromEnquiry(
  trx: Db,
  { userId }: Actor,
  companyId: string,
  enquiryId: string,
  { now, country }: { readonly now: Date; readonly country: Country },
): Promise<FromEnquiry> {
  const enquiry = await trx
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where('id', '=', enquiryId)
    .where('userId', '=', userId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (enquiry === undefined) throw notFound('This enquiry');
  if (enquiry.isMasked || !['AGENTVIEW', 'CONTACTED'].includes(enquiry.status))
    throw new AppProblem('conflict', 'Unlock this enquiry first; then it can become a trip.');
  const { rentalStart: start, rentalEnd: end } = enquiry;
  const period = getEnquiryPeriod({ start, end }, now.getTime(), country.timeZone);
  return { enquiryId, ...period, customerId: await findOrCreateCustomer(trx, companyId, enquiry, now) };
}

async function findOrCreateCustomer(
  trx: Db,
  companyId: string,
  { name, phone, email }: EnquiryRow,
  now: Date,
): Promise<string | null> {
  const parsed = parsePhoneNumberFromString(phone);
  const number = parsed && {
    countryCode: `+${parsed.countryCallingCode}`,
    phone: parsed.nationalNumber as string,
  };
  const known = await trx
    .selectFrom('customers')
    .select(['id', 'phone'])
    .where('companyId', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('email', '=', email.toLowerCase()),
        ...(number
          ? [eb.and([eb('countryCode', '=', number.countryCode), eb('phone', '=', number.phone)])]
          : []),
      ]),
    )
    .orderBy('createdAt')
    .execute();
  const found = known.find((one) => one.phone === number?.phone) ?? known[0];
  if (found) return found.id;
  if (!number || name.length < limits.customer.nameMin) return null;
  const id = newId();
  await insertCustomer(trx, {
    id,
    companyId,
    name,
    email: email.toLowerCase(),
    ...number,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
