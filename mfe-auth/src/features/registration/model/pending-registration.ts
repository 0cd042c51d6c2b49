import type { EndpointInput, authEndpoints } from '@portal/shared/contract';

export type RegistrationBody = EndpointInput<typeof authEndpoints.sendOtp>['body'];

let pending: RegistrationBody | null = null;

/**
 * What another code is asked for with. It holds the password, so it lives in memory alone: after a reload the agent types
 * his password again if he needs another code.
 */
export const pendingRegistration = {
  get: (): RegistrationBody | null => pending,
  set: (body: RegistrationBody): void => void (pending = body),
  clear: (): void => void (pending = null),
};
