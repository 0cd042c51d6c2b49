import { findOwner, type RegistryEntry, type RemoteAccess } from '@portal/shared/remote';

/** Paths with these words count as unauthenticated, whichever remote owns them. */
const unauthenticated = /login|register/;

/** Who may see a path. `null`: a page that no remote owns. */
export function getAccess(entries: readonly RegistryEntry[], path: string): RemoteAccess | null {
  if (unauthenticated.test(path)) return 'public';
  return findOwner(entries, path)?.access ?? null;
}

export const isLoginPath = (path: string): boolean => /^\/((ae|in)\/)?login\/?$/.test(path);

/** Between the account and the portal: open to all by its path, but useful only with a session. */
export const isOnboardingPath = (path: string): boolean => path.startsWith('/register/');

/** Creates an account, so a signed-in agent has no use for it. */
export const isRegistrationPath = (path: string): boolean =>
  /^\/(((ae|in)\/)?register|verify-otp)\/?$/.test(path);

/** Belongs to the person and not to a company, so it is open before a company is registered. */
export const isAccountPath = (path: string): boolean => /^\/profile(\/activity)?\/?$/.test(path);

/** Whether a page reads the signed-in user. */
export const isAuthenticatedPath = (path: string): boolean => !unauthenticated.test(path);
