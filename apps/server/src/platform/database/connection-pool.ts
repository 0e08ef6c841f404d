import pg from 'pg';

import type { Config } from '../config/index.js';
import { columnTypes } from './column-types.js';
import { steadyPool } from './steady-client.js';

/** The role that servers act as: it may not change what happened. The migrations make it; decision record 19. */
const APP_ROLE = 'simpletread_app';

type PoolConfig = Pick<Config, 'databaseUrl' | 'databasePool' | 'statementTimeoutMs'>;

/** The connections of one server process. */
export class ConnectionPool extends pg.Pool {
  readonly size: number;

  constructor(config: PoolConfig, { role = APP_ROLE }: { readonly role?: string } = {}) {
    super(
      steadyPool({
        connectionString: config.databaseUrl,
        application_name: 'simpletread-server',
        max: config.databasePool,
        types: columnTypes,
        // Whatever the server's own default is: use cases read again after a lock, and must then see what others committed.
        options: `-c default_transaction_isolation=read\\ committed -c role=${role}`,
        statement_timeout: config.statementTimeoutMs,
        idle_in_transaction_session_timeout: 60_000,
        connectionTimeoutMillis: 5_000,
      }),
    );
    this.size = config.databasePool;
    // An idle connection that breaks is replaced when it is needed; unheard, its error would end the process.
    this.on('error', () => undefined);
  }

  /** Throws what is wrong with the database before anybody needs it. */
  async check(): Promise<this> {
    await this.query('SELECT 1');
    return this;
  }
}
