import { useSyncExternalStore } from 'react';
import { useHost } from '../../boot/host-context';

/** Whether pages can reach the server: by what the browser says of the line, and by how the latest calls went. */
export function useConnection(): 'fine' | 'offline' | 'api-down' {
  const { connection } = useHost();
  return useSyncExternalStore(connection.subscribe, connection.get, () => 'fine' as const);
}
