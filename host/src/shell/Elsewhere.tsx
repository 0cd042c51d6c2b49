import { findOwner } from '@portal/shared/remote';
import { BouncingDots } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRemotes, useRemoteState } from '../core/host-context';
import { NotFound } from '../errors/NotFound';
import { RemoteUnavailable } from '../errors/RemoteUnavailable';

/** A path without a route: its remote could not be loaded, or no remote owns it. */
export function Elsewhere() {
  const { entries } = useRemotes();
  const { pathname, key } = useLocation();
  const owner = findOwner(entries, pathname);
  return owner ? <UnderOwner key={key} name={owner.remote.name} /> : <NotFound />;
}

function UnderOwner({ name }: { name: string }) {
  const { status } = useRemoteState(name);
  const [atFirst] = useState(status);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const hasRecovered = status === 'ready' && atFirst !== 'ready';
  useEffect(() => {
    // The router then finds the missing routes.
    if (hasRecovered) void navigate({ pathname, search, hash }, { replace: true });
  }, [hasRecovered, navigate, pathname, search, hash]);
  if (status !== 'ready') return <RemoteUnavailable name={name} />;
  return hasRecovered ? <BouncingDots /> : <NotFound />;
}
