import { DataSource } from 'typeorm';

import type { Config } from '../config/index.js';
import { columnTypes } from './column-types.js';

/** The connection pool of one server process; nothing creates or alters tables through it. */
export const createDataSource = (config: Config): DataSource =>
  new DataSource({
    type: 'postgres',
    url: config.databaseUrl,
    applicationName: 'simpletread-server',
    poolSize: config.databasePool,
    synchronize: false,
    logging: false,
    entities: [],
    extra: {
      types: columnTypes,
      // Whatever the server's own default is: use cases read again after a lock, and must then see what others committed.
      options: '-c default_transaction_isolation=read\\ committed',
      statement_timeout: config.statementTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
      connectionTimeoutMillis: 5_000,
    },
  });
