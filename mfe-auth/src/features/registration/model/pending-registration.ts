import type { EndpointInput, authEndpoints } from '@portal/shared/contract';

export type RegistrationBody = EndpointInput<typeof authEndpoints.sendOtp>['body'];

let pending: RegistrationBody | null = null;

/**
 * What a request for another code needs. It holds the password, so it stays in memory: after a reload the
 * agent types it again to get another code.
 */
export const pendingRegistration = {
  get: (): RegistrationBody | null => pending,
  set: (body: RegistrationBody): void => void (pending = body),
  clear: (): void => void (pending = null),
};
