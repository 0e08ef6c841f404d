import { DataSource } from 'typeorm';

import type { Config } from '../config/index.js';
import { columnTypes } from './column-types.js';
import { steadyPool } from './steady-client.js';

/** The role that servers act as: it may not change what happened. The migrations make it; decision record 19. */
const APP_ROLE = 'simpletread_app';

/** The connection pool of one server process; nothing creates or alters tables through it. */
export const createDataSource = (
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'statementTimeoutMs'>,
  { role = APP_ROLE }: { readonly role?: string } = {},
): DataSource =>
  new DataSource({
    type: 'postgres',
    url: config.databaseUrl,
    applicationName: 'simpletread-server',
    poolSize: config.databasePool,
    synchronize: false,
    logging: false,
    entities: [],
    extra: steadyPool({
      types: columnTypes,
      // Whatever the server's own default is: use cases read again after a lock, and must then see what others committed.
      options: `-c default_transaction_isolation=read\\ committed -c role=${role}`,
      statement_timeout: config.statementTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
      connectionTimeoutMillis: 5_000,
    }),
  });
