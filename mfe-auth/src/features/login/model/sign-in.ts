import { authEndpoints, loginBody } from '@portal/shared/contract';
import * as v from 'valibot';
import type { LoginValues } from './login-values';

/**
 * What the contract says about a login. A chunk of its own, needed only when the agent starts to fill in the
 * form.
 */
export const loginEndpoint = authEndpoints.login;

/** The error of each field, as message ids. */
export function findLoginProblems(values: LoginValues): Partial<Record<keyof LoginValues, string>> {
  const { issues } = v.safeParse(loginBody, values);
  const found = issues ? v.flatten<typeof loginBody>(issues).nested : undefined;
  return { phoneNumber: found?.phoneNumber?.[0], password: found?.password?.[0] };
}
