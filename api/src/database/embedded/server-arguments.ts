import type { Endpoint } from './endpoint';

/** Modest memory for a small machine; full durability unless a test turns it off. */
const SETTINGS = {
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  max_connections: '120',
  // Small containers have a tiny /dev/shm; parallel plans need it and gain little on two cores.
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  autovacuum_max_workers: '1',
  huge_pages: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements contain personal data, so the log must not contain statements.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
};

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

function listening({ host, port, password }: Endpoint): Record<string, string> {
  if (password !== null) return { listen_addresses: host, port: String(port) };
  return {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: host,
    unix_socket_permissions: '0700',
  };
}

export function serverArguments(dataDir: string, endpoint: Endpoint, durable: boolean): string[] {
  const all = { ...SETTINGS, ...(durable ? {} : NOT_DURABLE), ...listening(endpoint) };
  return ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
