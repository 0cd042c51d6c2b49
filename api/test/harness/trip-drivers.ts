import { srmTripDriverEndpoints, type TripRecord } from '@portal/shared/contract';

import type { TestAgent } from './agents';
import type { TestApp } from './start-test-app';

/** A driver as they are written, without their trip. */
export const driver = {
  driverName: 'Meera Nair',
  drivingLicenseNumber: 'DL-1001',
  drivingLicenseExpireDate: '2099-05-31',
};

/** The calls for the additional drivers of a trip. */
export const driverCalls = (app: TestApp, { token }: Pick<TestAgent, 'token'>) => ({
  add: (bookingId: string, change: object = {}) =>
    app.client<TripRecord>(srmTripDriverEndpoints.add, { token, body: { bookingId, ...driver, ...change } }),
  remove: (bookingId: string, driverId: string) =>
    app.client<TripRecord>(srmTripDriverEndpoints.remove, { token, query: { bookingId, driverId } }),
});
