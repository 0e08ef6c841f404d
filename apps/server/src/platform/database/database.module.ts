import type { OnApplicationShutdown } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';

import { Config } from '../config/index.js';
import { ConnectionPool } from './connection-pool.js';
import { Database } from './database.js';
import { UnitOfWork } from './unit-of-work.js';

const poolProvider = {
  provide: ConnectionPool,
  inject: [Config],
  useFactory: (config: Config): Promise<ConnectionPool> => new ConnectionPool(config).check(),
};

@Global()
@Module({
  providers: [poolProvider, Database, UnitOfWork],
  exports: [ConnectionPool, Database, UnitOfWork],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly pool: ConnectionPool) {}

  async onApplicationShutdown(): Promise<void> {
    if (!this.pool.ended) await this.pool.end();
  }
}
