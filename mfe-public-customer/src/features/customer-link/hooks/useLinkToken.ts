import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readKeptToken, readToken, removeToken } from '../model/link-token';

/**
 * The token from the address. It leaves the address before anything is painted, and stays in the state of the
 * history entry, so that a tab that the phone closed opens the form again.
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => readToken(location) ?? readKeptToken(location.state));
  const clean = removeToken(location);
  const carriesToken = clean !== location.pathname + location.search + location.hash;
  useLayoutEffect(() => {
    if (carriesToken) void navigate(clean, { replace: true, state: { token } });
  }, [carriesToken, clean, navigate, token]);
  return token;
}
