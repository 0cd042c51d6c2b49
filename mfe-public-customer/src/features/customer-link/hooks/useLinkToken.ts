import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readToken, withoutToken } from '../model/link-token';

/**
 * The token from the address, kept in this component alone. It leaves the address before anything is painted.
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => readToken(location));
  const clean = withoutToken(location);
  const carriesToken = clean !== location.pathname + location.search + location.hash;
  useLayoutEffect(() => {
    if (carriesToken) void navigate(clean, { replace: true });
  }, [carriesToken, clean, navigate]);
  return token;
}
