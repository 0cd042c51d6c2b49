import { findOwner } from '@portal/shared/remote';
import { useLocation } from 'react-router-dom';
import { useRemotes, useRemoteState } from '../boot/host-context';
import { NotFound } from '../errors/NotFound';
import { RemoteUnavailable } from '../errors/RemoteUnavailable';

/** A path that no route has: its remote could not be loaded, or nobody knows it. */
export function Elsewhere() {
  const { entries } = useRemotes();
  const owner = findOwner(entries, useLocation().pathname);
  return owner ? <UnderOwner name={owner.remote.name} /> : <NotFound />;
}

function UnderOwner({ name }: { name: string }) {
  const { status } = useRemoteState(name);
  return status === 'ready' ? <NotFound /> : <RemoteUnavailable name={name} />;
}
