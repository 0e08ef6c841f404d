import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

import type { Config } from '../config/index.js';
import { columnTypes } from './column-types.js';
import { FURTHER_TYPES } from './columns.js';
import { steadyPool } from './pool/steady-client.js';

/** The role that servers act as. It can't change the past; the migrations make it (decision record 19). */
const APP_ROLE = 'simpletread_app';

/** Connections of one process, and where they lead. */
export type ConnectionSettings = Pick<Config, 'databaseUrl' | 'databasePool' | 'statementTimeoutMs'> &
  Partial<Pick<Config, 'databaseReplicaUrl'>>;

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/**
 * The options of the one DataSource of a process. `role` is the PostgreSQL role that its connections take; `none` keeps the one
 * of the address. TypeORM never touches the schema: it neither synchronizes nor installs extensions.
 */
export const dataSourceOptions = (
  config: ConnectionSettings,
  { role = APP_ROLE }: { readonly role?: string } = {},
): PostgresOptions => ({
  type: 'postgres',
  driver: pg,
  ...(config.databaseReplicaUrl === undefined || config.databaseReplicaUrl === null
    ? { url: config.databaseUrl }
    : {
        replication: {
          defaultMode: 'master',
          master: { url: config.databaseUrl },
          slaves: [{ url: config.databaseReplicaUrl }],
        },
      }),
  applicationName: 'simpletread-server',
  poolSize: config.databasePool,
  connectTimeoutMS: 5_000,
  logging: false,
  // Errors reach the caller. To print them as well, set DEBUG=typeorm:*.
  logger: 'debug',
  synchronize: false,
  installExtensions: false,
  // An idle connection that breaks is replaced when it is needed; unheard, its error would end the process.
  poolErrorHandler: () => undefined,
  extra: steadyPool({
    types: columnTypes,
    // Overrides the server's default: use cases read again after a lock, and must then see others' commits.
    options: `-c default_transaction_isolation=read\\ committed -c role=${role}`,
    statement_timeout: config.statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
  }),
});

/** A DataSource that knows every type of column the schema has; the caller initializes it. */
export const newDataSource = (options: DataSourceOptions): DataSource => {
  const source = new DataSource(options);
  source.driver.supportedDataTypes.push(...FURTHER_TYPES);
  return source;
};
