import {
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmPaymentEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { extendTrip } from './changes/extend';
import { moveTrip } from './changes/move';
import { tripHistory } from './history';
import { sendTripsWorkbook } from './lists/send-trips-workbook';
import { tripsPage } from './lists/page';
import { readTodayTrips } from './lists/today';
import { createPayment, readBookingPayment, updatePayment } from './money/payments';
import { availableVehicles } from './planning/available';
import { tripCalendar } from './planning/calendar';
import { quoteTrip } from './planning/quote';
import { upcomingBookingDates } from './planning/upcoming';
import { readFilledLevels, tripDetails, getTripStatus } from './read';
import { confirmReservation, releaseReservation } from './status/reservation';
import { updateStatus } from './status/update-status';
import { attachCustomer } from './steps/customer';
import { attachPayment } from './steps/payment';
import { attachVehicle } from './steps/vehicle';

export function registerTrips(app: FastifyInstance, deps: Deps): void {
  route(app, srmVehicleEndpoints.attach, ({ body, user }) => attachVehicle(deps, user, body));
  route(app, srmCustomerEndpoints.attach, ({ body, user }) => attachCustomer(deps, user, body));
  route(app, srmPaymentEndpoints.get, ({ query, user }) => readBookingPayment(deps, user, query.bookingId));
  route(app, srmPaymentEndpoints.create, ({ body, user }) => createPayment(deps, user, body));
  route(app, srmPaymentEndpoints.update, ({ body, user }) => updatePayment(deps, user, body));
  route(app, srmPaymentEndpoints.attach, ({ body, user }) => attachPayment(deps, user, body));
  route(app, srmBookingEndpoints.list, ({ query, user }) => tripsPage(deps, user, query));
  route(app, srmBookingEndpoints.get, ({ params, user }) => tripDetails(deps, user, params.id));
  route(app, srmBookingEndpoints.levelsFilled, ({ query, user }) =>
    readFilledLevels(deps, user, query.bookingId),
  );
  route(app, srmBookingEndpoints.status, ({ query, user }) => getTripStatus(deps, user, query.bookingId));
  route(app, srmBookingEndpoints.updateStatus, ({ body, user }) => updateStatus(deps, user, body));
  route(app, srmBookingEndpoints.extend, ({ body, user }) => extendTrip(deps, user, body));
  route(app, srmBookingEndpoints.move, ({ body, user }) => moveTrip(deps, user, body));
  route(app, srmBookingEndpoints.downloadExcel, ({ query, user, reply }) =>
    sendTripsWorkbook(deps, user, query, reply),
  );
  route(app, srmVehicleEndpoints.upcomingBookingDates, ({ query, user }) =>
    upcomingBookingDates(deps, user, query),
  );
  route(app, tripPlanningEndpoints.quote, ({ body, user }) => quoteTrip(deps, user, body));
  route(app, tripPlanningEndpoints.availableVehicles, ({ query, user }) =>
    availableVehicles(deps, user, query),
  );
  route(app, tripPlanningEndpoints.confirmReservation, ({ body, user }) =>
    confirmReservation(deps, user, body.bookingId),
  );
  route(app, tripPlanningEndpoints.releaseReservation, ({ body, user }) =>
    releaseReservation(deps, user, body),
  );
  route(app, tripPlanningEndpoints.history, ({ query, user }) => tripHistory(deps, user, query.bookingId));
  route(app, tripPlanningEndpoints.today, ({ user }) => readTodayTrips(deps, user));
  route(app, tripPlanningEndpoints.calendar, ({ query, user }) => tripCalendar(deps, user, query));
}
