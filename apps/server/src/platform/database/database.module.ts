import type { OnApplicationShutdown } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Config } from '../config/index.js';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';
import { UnitOfWork } from './unit-of-work.js';

const dataSourceProvider = {
  provide: DataSource,
  inject: [Config],
  useFactory: (config: Config): Promise<DataSource> => createDataSource(config).initialize(),
};

@Global()
@Module({
  providers: [dataSourceProvider, Database, UnitOfWork],
  exports: [DataSource, Database, UnitOfWork],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
