import {
  fileEndpoints,
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmDamageEndpoints,
  srmCustomerEndpoints,
  srmPaymentEndpoints,
  srmPositionEndpoints,
  srmVehicleEndpoints,
  tripLevels,
  tripPlanningEndpoints,
  type TripRecord,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere } from '@portal/shared/testing/server';
import { computeQuote } from '../libraries/price/quote';
import { aVehicle } from './fleet';

interface Body {
  readonly vehicleId?: string;
  readonly customerId?: string;
  readonly bookingStartDate?: string;
  readonly bookingEndDate?: string;
  readonly status?: string;
}
const buildPage = <Row>(list: Row[]) => ({
  list,
  page: 1,
  limit: 7,
  total: list.length,
  totalNumberOfPages: 1,
});

/** A desk's server with one trip, which it creates, fills in and starts on request. */
export function serveDesk(changes: Partial<TripRecord> = {}) {
  const vehicles = [aVehicle(1), aVehicle(2)];
  const customers = [
    {
      customerId: buildId(11),
      customerName: 'Asha Rao',
      countryCode: '+91',
      phoneNumber: '9812345678',
      email: 'a@b.co',
    },
    {
      customerId: buildId(12),
      customerName: 'Omar Aziz',
      countryCode: '+971',
      phoneNumber: '501234567',
      email: 'o@b.co',
    },
  ];
  const trip: TripRecord & Record<string, unknown> = {
    bookingId: buildId(500),
    tripCode: 'T-000012',
    status: 'INCOMPLETE',
    label: 'DRAFT',
    payment: null,
    ...changes,
  };
  const done = { checkList: false, contract: false };
  const levels = () => {
    const filled = {
      vehicle: Boolean(trip.vehicle),
      customer: Boolean(trip.customer),
      payment: Boolean(trip.payment),
      ...done,
    };
    return { ...filled, next: tripLevels.find((level) => !filled[level]) ?? null };
  };
  const price = () =>
    computeQuote(trip.vehicle?.rentalDetails, trip.bookingStartDate ?? '', trip.bookingEndDate ?? '');
  const takeTime = ({ bookingStartDate, bookingEndDate }: Body) => {
    if (bookingStartDate && bookingEndDate) Object.assign(trip, { bookingStartDate, bookingEndDate });
    trip.quote = price();
  };
  answer(srmBookingEndpoints.get, [() => trip]);
  answer(srmBookingEndpoints.levelsFilled, [levels]);
  answer(tripPlanningEndpoints.availableVehicles, [
    ({ query }) =>
      buildPage(
        vehicles.map((vehicle) => ({
          vehicle,
          isFree: true,
          quote: computeQuote(
            vehicle.rentalDetails,
            query.bookingStartDate ?? '',
            query.bookingEndDate ?? '',
          ),
        })),
      ),
  ]);
  answer(tripPlanningEndpoints.quote, [
    ({ body }) => {
      const { bookingStartDate, bookingEndDate } = body as Body;
      const quote = computeQuote(trip.vehicle?.rentalDetails, bookingStartDate ?? '', bookingEndDate ?? '');
      return { quote, isFree: true };
    },
  ]);
  answer(srmVehicleEndpoints.upcomingBookingDates, [[]]);
  const attached = answer(srmVehicleEndpoints.attach, [
    ({ body }) => {
      trip.vehicle = vehicles.find(({ vehicleId }) => vehicleId === (body as Body).vehicleId) ?? null;
      takeTime(body as Body);
      return { bookingId: trip.bookingId };
    },
  ]);
  answer(srmCustomerEndpoints.list, [
    ({ query }) =>
      buildPage(
        customers.filter(({ customerName }) =>
          customerName.toLowerCase().includes((query.search ?? '').toLowerCase()),
        ),
      ),
  ]);
  answer(srmCustomerEndpoints.get, [
    ({ query }) => customers.find(({ customerId }) => customerId === query.customerId) ?? null,
  ]);
  answer(srmCustomerEndpoints.isSpammed, [notThere()]);
  const chosen = answer(srmCustomerEndpoints.attach, [
    ({ body }) => {
      trip.customer = customers.find(({ customerId }) => customerId === (body as Body).customerId) ?? {
        customerId: buildId(13),
      };
      return null;
    },
  ]);
  const paid = answer(srmPaymentEndpoints.create, [
    ({ body }) => {
      trip.payment = { ...(body as object), paymentId: buildId(90) };
      return { paymentId: buildId(90) };
    },
  ]);
  const tied = answer(srmPaymentEndpoints.attach, [
    ({ body }) => {
      takeTime(body as Body);
      return null;
    },
  ]);
  answer(srmCheckListEndpoints.get, [null]);
  answer(srmCheckListEndpoints.last, [{ list: null }]);
  answer(srmPositionEndpoints.odometer, [{ kilometre: null }]);
  answer(srmDamageEndpoints.list, [{ list: [] }]);
  answer(fileEndpoints.uploadSingle, [{ id: buildId(95), url: '/s.png' }]);
  const contract = { bookingId: trip.bookingId, terms: '<p>Drive well, <b>Asha Rao</b>.</p>' };
  answer(tripPlanningEndpoints.contract, [
    () => ({ ...contract, ...(done.contract ? { signedAt: '2026-03-01T10:00:00.000Z' } : {}) }),
  ]);
  const signed = answer(tripPlanningEndpoints.signContract, [
    () => {
      done.contract = true;
      return contract;
    },
  ]);
  const started = answer(srmBookingEndpoints.updateStatus, [
    ({ body }) => {
      trip.status = (body as Body).status ?? null;
      return { status: trip.status ?? '' };
    },
  ]);
  return { trip, done, vehicles, customers, attached, chosen, paid, tied, signed, started };
}
