import {
  closingFields,
  getTripLabel,
  paymentFields,
  tripFields,
  type ColumnName,
  type Country,
  type PaymentMethod,
} from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../../deps';
import type { ExcelColumn } from '../../../../excel/columns';
import { listFieldColumns, type SheetName } from '../../../../excel/field-columns';
import { sendWorkbook } from '../../../../excel/send-workbook';
import { getToday } from '../../../../time/today';
import { requireCompany } from '../../../company';
import type { TripRow } from '../store';
import type { TripFilter } from './conditions';
import { readTripFilePages, type TripFileRow } from './read-trip-file-pages';
import { refuseForeignIds } from './refuse-foreign-ids';

const words = (text: string | null) =>
  text && text.charAt(0) + text.slice(1).toLowerCase().replaceAll('_', ' ');

const methodWords = (methods: readonly PaymentMethod[]) =>
  methods.map((method) => (method === 'upi' ? 'UPI' : words(method.toUpperCase()))).join(', ');

const formatLabel = (trip: TripRow, now: Date, timeZone: string) =>
  getTripLabel(
    {
      status: trip.status,
      isReserved: trip.isReserved,
      bookingStartDate: trip.startsAt?.toISOString(),
      bookingEndDate: trip.endsAt?.toISOString(),
    },
    now,
    timeZone,
  );

const fields = { ...tripFields, ...paymentFields, ...closingFields };
type Fields = typeof fields;

/** What the file leaves out. A value of its rows that is neither here nor in a column does not compile. */
type LeftOut =
  | 'id'
  | 'companyId'
  | 'vehicleId'
  | 'customerId'
  | 'customerSort'
  | 'enquiryId'
  | 'spamReason'
  | 'rates'
  | 'extraKmCharge'
  | 'includedKm'
  | 'hasPayment'
  | 'holdsPeriod'
  | 'heldUntil'
  | 'handoverListId'
  | 'handoverKm'
  | 'drivenBefore'
  | 'contractSignedAt'
  | 'isReady'
  | 'isReserved'
  | 'confirmedAt'
  | 'confirmedBy'
  | 'closedAt'
  | 'invoiceId'
  | 'updatedAt'
  | 'version';
type Missing = Exclude<
  keyof TripFileRow,
  LeftOut | { [Name in SheetName<Fields>]: ColumnName<Name, Fields[Name]> }[SheetName<Fields>]
>;
type TripColumns = [Missing] extends [never] ? ExcelColumn<TripFileRow>[] : { readonly missing: Missing };

const listTripColumns = (country: Country, now: Date): TripColumns =>
  listFieldColumns<TripFileRow, Fields>(fields, country, {
    status: ({ status }) => words(status),
    label: (trip) => words(formatLabel(trip, now, country.timeZone)),
    paidBy: ({ paidBy }) => methodWords(paidBy),
    depositBy: ({ depositBy }) => methodWords(depositBy),
  });

export async function sendTripsWorkbook(
  deps: Deps,
  user: Actor,
  filter: TripFilter,
  reply: FastifyReply,
): Promise<void> {
  const { country, clock } = deps;
  const now = clock.now();
  await refuseForeignIds(deps, requireCompany(user), filter);
  await sendWorkbook(reply, {
    name: `trips-${getToday(country, now)}`,
    sheet: 'Trips',
    timeZone: country.timeZone,
    columns: listTripColumns(country, now),
    pages: readTripFilePages(deps, user, filter),
  });
}
