import { useSyncExternalStore } from 'react';
import { useHost } from '../../core/host-context';

/**
 * Whether pages can reach the server: from what the browser says of the network, and how the latest calls
 * went.
 */
export function useConnection(): 'fine' | 'offline' | 'api-down' {
  const { connection } = useHost();
  return useSyncExternalStore(connection.subscribe, connection.get, () => 'fine' as const);
}
