import { storedKeys } from '@portal/shared/portal/stored-keys';
import type { Agent } from './agent';

/** What the portal stores in local storage during a session. The browser has seen the login page, and loaded the typeface there. */
export const storedSession = ({ token, refreshToken, userId }: Agent): Record<string, string> => ({
  accessToken: token,
  refreshToken,
  userId,
  authStatus: 'authenticated',
  appCountry: 'ae',
  [storedKeys.typeface]: 'loaded',
});
