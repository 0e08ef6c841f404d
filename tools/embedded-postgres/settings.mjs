// @ts-check

/** Parallel plans would need /dev/shm, which is 64 MB in a container, and don't help short queries. */
const COMMON = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  random_page_cost: '1.1',
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
};

/** For disposable databases: no write waits for the disk. */
const DISPOSABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  // Several servers of several specs in parallel, each with its pools.
  max_connections: '400',
};

/**
 * Command line options of the postgres program.
 * @param {{ port: number, isDurable: boolean }} choice
 * @returns {string[]}
 */
export function postgresOptions({ port, isDurable }) {
  const settings = { ...COMMON, port: String(port), ...(isDurable ? {} : DISPOSABLE) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
