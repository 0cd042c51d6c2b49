import { getTripLabel, tollSystems, type Country, type PaymentMethod } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../../deps';
import { createColumn, type ExcelColumn } from '../../../../excel/columns';
import { sendWorkbook } from '../../../../excel/send-workbook';
import { getToday } from '../../../../time/today';
import { requireCompany } from '../../../company';
import type { TripRow } from '../store';
import type { TripFilter } from './conditions';
import { readTripFilePages, type TripFileRow } from './read-trip-file-pages';
import { refuseForeignIds } from './refuse-foreign-ids';

type Column = ExcelColumn<TripFileRow>;

const column = createColumn<TripFileRow>;

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

const tripColumns = ({ id, currency, timeZone }: Country, now: Date): Column[] => [
  column('Trip', 'text', 12, ({ code }) => code),
  column('Status', 'text', 13, ({ status }) => words(status)),
  column('Label', 'text', 12, (trip) => words(formatLabel(trip, now, timeZone))),
  column('Vehicle', 'text', 26, ({ vehicleName }) => vehicleName),
  column('Number plate', 'text', 16, ({ plate }) => plate),
  column('Customer', 'text', 28, ({ customerName }) => customerName),
  column('Start', 'moment', 17, ({ startsAt }) => startsAt),
  column('End', 'moment', 17, ({ endsAt }) => endsAt),
  column('Handed over', 'moment', 17, ({ startedAt }) => startedAt),
  column('Returned', 'moment', 17, ({ returnedAt }) => returnedAt),
  column(`Rental (${currency})`, 'money', 16, ({ rental }) => rental),
  column(`Total (${currency})`, 'money', 16, ({ total }) => total),
  column(`Credited (${currency})`, 'money', 16, ({ credited }) => credited),
  column(`Paid (${currency})`, 'money', 16, ({ paid }) => paid),
  column('Paid by', 'text', 22, ({ paidBy }) => methodWords(paidBy)),
  column(`Balance (${currency})`, 'money', 16, ({ balance }) => balance),
  column(`Fines (${currency})`, 'money', 14, ({ fines }) => fines),
  column(`${tollSystems[id]} (${currency})`, 'money', 14, ({ salik }) => salik),
  column(`Tax invoiced (${currency})`, 'money', 18, ({ tax }) => tax),
  column(`Deposit agreed (${currency})`, 'money', 20, ({ depositAgreed }) => depositAgreed),
  column(`Deposit received (${currency})`, 'money', 21, ({ depositHeld }) => depositHeld),
  column(`Deposit deducted (${currency})`, 'money', 21, ({ deducted }) => deducted),
  column(`Deposit returned (${currency})`, 'money', 21, ({ depositReturned }) => depositReturned),
  column(`Deposit held (${currency})`, 'money', 20, ({ depositLeft }) => depositLeft),
  column('Deposit by', 'text', 22, ({ depositBy }) => methodWords(depositBy)),
  column('Invoice', 'text', 18, ({ invoiceNumber }) => invoiceNumber),
  column('Reason of cancelling', 'text', 30, ({ cancelReason }) => cancelReason),
  column('Added', 'moment', 17, ({ createdAt }) => createdAt),
];

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
    columns: tripColumns(country, now),
    pages: readTripFilePages(deps, user, filter),
  });
}
