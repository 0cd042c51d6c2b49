import type { Agent } from './agent';

/** What the portal stores in local storage during a session. */
export const storedSession = ({ token, refreshToken, userId }: Agent): Record<string, string> => ({
  accessToken: token,
  refreshToken,
  userId,
  authStatus: 'authenticated',
  appCountry: 'ae',
});
