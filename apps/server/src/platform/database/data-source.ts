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
      statement_timeout: config.statementTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
      connectionTimeoutMillis: 5_000,
    },
  });
