import type { CountryCode } from '../../contract/entities/country';
import { createExpiringToken } from '../tokens';
import type { RecordedAnswer, RecordedRequest } from './recorded';
import type { StatedCall } from './section-seven';
import { buildId, createStatedData, type Trip } from './create-stated-data';

type Body = Readonly<Record<string, unknown>>;
type Answer = (request: RecordedRequest & { readonly body: Body; readonly id: string }) => unknown;

/** The agent with a company and a set-up rental area. */
export const settledUserId = buildId(3);
/** An agent who registers has neither of the two. */
export const newUserId = buildId(4);
/** The agent with a company and tax information, whose contract has no terms yet. */
export const withoutTermsUserId = buildId(6);
/** The agent with a company, who has not begun to set up the rental area. */
export const withoutDeskUserId = buildId(7);

/** Tokens of the recorder, as its login gives them. */
export const recorderTokens = (userId = settledUserId) => ({
  token: createExpiringToken(3_600_000, { userId }),
  refreshToken: createExpiringToken(30 * 86_400_000, { userId }),
});

/** The token of a customer's temporary link. It contains its purpose, as a session's does. */
export const temporaryToken = (country: CountryCode): string =>
  `header.${btoa(JSON.stringify({ aud: country, customerId: buildId(40) })).replaceAll('=', '')}.signature`;

const buildPage = (list: readonly unknown[]) => ({
  list,
  page: 1,
  limit: Math.max(7, list.length),
  total: list.length,
  totalNumberOfPages: 1,
});

class Refused extends Error {
  constructor(readonly status: number) {
    super('There is nothing here');
  }
}

/**
 * Answers the calls of section 7 with what it states and with entities of section 3, and remembers what it
 * receives.
 */
export function createPlatform(country: CountryCode, now?: number) {
  const data = createStatedData(country, now);
  const companies = new Map<string, unknown>(
    [settledUserId, withoutTermsUserId, withoutDeskUserId].map((userId) => [
      userId,
      { ...data.company, userId },
    ]),
  );
  const { country: taxCountry, taxNumber } = data.agreement;
  const agreements = new Map<string, Body>([
    [settledUserId, data.agreement],
    [withoutTermsUserId, { country: taxCountry, taxNumber }],
  ]);
  const checkLists = new Map<string, Body>();
  const trips: Trip[] = [...data.trips];
  let files = 100;
  let levels = 1;
  const fillLevels =
    (filled: number): Answer =>
    () => ({ levelsFilled: (levels = Math.max(levels, filled)) });

  const readUserId = ({ bearer }: RecordedRequest): string => {
    if (!bearer) throw new Refused(401);
    const claims = JSON.parse(atob(bearer.split('.')[1] ?? '')) as { userId: string };
    return claims.userId;
  };
  const findTrip = (id: unknown): Trip => {
    const trip = trips.find(({ bookingId }) => bookingId === id);
    if (!trip) throw new Refused(404);
    return trip;
  };
  const change = (id: unknown, fields: Partial<Trip>) => void Object.assign(findTrip(id), fields);
  const session = (userId: string) => ({ ...recorderTokens(userId), userId });
  const newFile = () => ({ id: buildId((files += 1)) });
  const named = (number: number, name: string) => [{ id: buildId(number), name }];
  const fleetVehicle = (id: unknown) => data.fleet.find(({ vehicleId }) => vehicleId === id) ?? data.fleet[0];

  const answers: Readonly<Record<string, Answer>> = {
    'GET /users': (request) => ({ id: readUserId(request), agentId: readUserId(request) }),
    'GET /users/country/{userId}': () => (country === 'in' ? 'India' : 'United Arab Emirates'),
    'POST /auth/agent/login': () => session(settledUserId),
    'POST /auth/verify-otp': () => session(newUserId),
    'POST /auth/refresh': () => recorderTokens(),
    'GET /auth/is-email-already-verified': () => ({ isVerified: true }),
    'POST /auth/verify-reset-password-otp': () => ({ resetToken: 'reset' }),
    'POST /auth/temp-auth-token': () => ({ token: temporaryToken(country) }),
    'POST /file/upload/single': newFile,
    'POST /file/upload/multiple': () => [newFile()],
    'GET /file': ({ query }) => ({ id: query.fileId }),
    'POST /company': (request) => {
      companies.set(readUserId(request), {
        ...request.body,
        companyId: buildId(5),
        approvalStatus: 'PENDING',
      });
      return companies.get(readUserId(request));
    },
    'PUT /company': (request) => companies.get(readUserId(request)),
    'GET /company': ({ query }) => companies.get(query.userId ?? '') ?? null,
    'GET /vehicle/level-one': () => data.listing,
    'POST /vehicle/level-one': () => ({ vehicleId: buildId(1) }),
    'GET /vehicle/all/modified': () => buildPage([data.listing]),
    'GET /vehicle/level-filled': () => ({ levelsFilled: levels }),
    'PUT /vehicle/level-one': fillLevels(1),
    'POST /vehicle/level-two': fillLevels(2),
    'POST /vehicle/level-three': fillLevels(3),
    'GET /vehicle/level-two': () => ({ specs: [] }),
    'GET /vehicle/level-three': () => ({ featureIds: [] }),
    'GET /vehicle-spec/list': () => [
      { id: buildId(26), name: 'Gearbox', vehicleTypeId: buildId(21), values: named(27, 'Automatic') },
    ],
    'GET /vehicle-features/list': () => [{ id: buildId(28), name: 'Cruise control', group: 'Comfort' }],
    'GET /vehicle-category/list': () => named(20, 'Cars'),
    'GET /vehicle-type/list': () => named(21, 'SUV'),
    'GET /vehicle-brand/list': () => named(22, 'Nissan'),
    'GET /states/list': () => named(23, 'Dubai'),
    'GET /states/parent/list': () => named(23, 'Dubai'),
    'GET /city/list': () => named(24, 'Dubai'),
    'GET /country/list': () => [
      { id: buildId(25), name: 'United Arab Emirates', code: 'AE', callingCode: '+971' },
      { id: buildId(29), name: 'India', code: 'IN', callingCode: '+91' },
    ],
    'GET /portfolio': () => ({}),
    'GET /enquiries': () => ({}),
    'GET /queries': () => buildPage([]),
    'GET /srm-bookings/dashboard/analytics': () => ({}),
    'GET /enquiries/agent/{agentId}': ({ query }) =>
      buildPage(data.enquiries.filter(({ status }) => !query.status || status === query.status)),
    'PATCH /enquiries/{enquiryId}/status': ({ id, body }) => {
      const found = data.enquiries.find(({ _id }) => _id === id);
      if (found) found.status = String(body.status);
    },
    'PATCH /enquiries/{enquiryId}/update-contact-visibility': ({ id, body }) => {
      const found = data.enquiries.find(({ _id }) => _id === id);
      if (found) found.status = body.action === 'mark_contacted' ? 'CONTACTED' : 'AGENTVIEW';
    },
    'POST /srm-customers': () => ({ customerId: data.customer.customerId }),
    'GET /srm-customers': () => data.customer,
    'GET /srm-customers/list': () => buildPage([data.customer]),
    'PUT /srm-bookings/customer/v2': ({ body }) => change(body.bookingId, { customer: data.customer }),
    'GET /srm-bookings/customer/is-spammed-customer': () => false,
    'GET /srm-vehicle': ({ query }) => fleetVehicle(query.vehicleId),
    'POST /srm-vehicle': () => ({ vehicleId: data.fleet[0]?.vehicleId }),
    'GET /srm-vehicle/list': () => buildPage(data.fleet),
    'POST /srm-bookings/vehicle/v2': ({ body }) => {
      const bookingId = buildId(64 + trips.length);
      const vehicle = fleetVehicle(body.vehicleId);
      trips.push({ bookingId, status: 'INCOMPLETE', vehicle, customer: null, payment: null });
      return { bookingId };
    },
    'GET /srm-bookings/vehicle/upcoming-booking-dates': () => [],
    'GET /srm-payment': ({ query }) => findTrip(query.bookingId).payment,
    'POST /srm-payment': ({ body }) => body,
    'PUT /srm-payment': ({ body }) => body,
    'PUT /srm-bookings/payment': ({ body: { bookingId, ...payment } }) => change(bookingId, { payment }),
    'GET /srm-vehicle/check-list': ({ query }) => checkLists.get(query.vehicleId ?? '') ?? null,
    'POST /srm-vehicle/check-list': ({ body }) => {
      checkLists.set(String(body.vehicleId), body);
      return body;
    },
    'PUT /srm-vehicle/check-list': ({ body }) => body,
    'POST /srm-bookings/end-trip': ({ body }) => change(body.bookingId, { status: 'COMPLETED' }),
    'GET /srm-bookings/levels-filled': ({ query }) => {
      const { customer, payment } = findTrip(query.bookingId);
      return { vehicle: true, customer: customer !== null, payment: payment !== null };
    },
    'GET /srm-bookings/list': ({ query }) =>
      buildPage(trips.filter(({ status }) => !query.status || status === query.status)),
    'GET /srm-bookings/{id}': ({ id }) => findTrip(id),
    'GET /srm-status': ({ query }) => ({ status: findTrip(query.bookingId).status }),
    'PUT /srm-status': ({ body }) => change(body.bookingId, { status: String(body.status) }),
    'GET /users/agreement-data': (request) => agreements.get(readUserId(request)) ?? null,
    'PUT /users/agreement-data': (request) => {
      const whole = { ...agreements.get(readUserId(request)), ...request.body };
      agreements.set(readUserId(request), whole);
      return whole;
    },
  };

  return {
    answer(stated: StatedCall, request: RecordedRequest): RecordedAnswer {
      if (stated.path.includes('/download/excel/')) return { status: 200, body: new Uint8Array([80, 75]) };
      const answer = answers[`${stated.method} ${stated.path}`];
      const at = stated.path.split('/').findIndex((part) => part.startsWith('{'));
      const id = request.path.split('/')[at] ?? '';
      try {
        const result = answer?.({ ...request, body: (request.body ?? {}) as Body, id });
        return { status: 200, body: { result: result ?? null } };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return { status: error.status, body: { message: error.message } };
      }
    },
  };
}
