import type { Agent } from './agent';

/** What the portal keeps in local storage while someone is signed in. */
export const storedSession = ({ token, refreshToken, userId }: Agent): Record<string, string> => ({
  accessToken: token,
  refreshToken,
  userId,
  authStatus: 'authenticated',
  appCountry: 'ae',
});
