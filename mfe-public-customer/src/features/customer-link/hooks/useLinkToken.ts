import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tokenIn, withoutToken } from '../model/link-token';

/** The token the page was opened with, kept in this component alone; the address loses it before anything is painted. */
export function useLinkToken(): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenIn(location));
  const clean = withoutToken(location);
  const carriesToken = clean !== location.pathname + location.search + location.hash;
  useLayoutEffect(() => {
    if (carriesToken) void navigate(clean, { replace: true });
  }, [carriesToken, clean, navigate]);
  return token;
}
