import { findOwner, type RegistryEntry, type RemoteAccess } from '@portal/shared/remote';

/** Paths with these words count as unauthenticated, whoever's they are. */
const unauthenticated = /login|register/;

/** Who may see a path. `null`: nobody's page. */
export function getAccess(entries: readonly RegistryEntry[], path: string): RemoteAccess | null {
  if (unauthenticated.test(path)) return 'public';
  return findOwner(entries, path)?.access ?? null;
}

export const isLoginPath = (path: string): boolean => /^\/((ae|in)\/)?login\/?$/.test(path);

/** Between the account and the portal: open to all by its path, but of use only with a session. */
export const isOnboardingPath = (path: string): boolean => path.startsWith('/register/');

/** Makes an account: of no use to somebody who has one and is signed in. */
export const isRegistrationPath = (path: string): boolean =>
  /^\/(((ae|in)\/)?register|verify-otp)\/?$/.test(path);

/** What belongs to the person and not to a company: open before a company is registered. */
export const isAccountPath = (path: string): boolean => /^\/profile(\/activity)?\/?$/.test(path);

/** Whether the signed-in user is asked for on a page. */
export const isAuthenticatedPath = (path: string): boolean => !unauthenticated.test(path);
