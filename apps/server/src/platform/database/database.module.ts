import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';

import { Config } from '../config/index.js';
import { dataSourceOptions, newDataSource } from './data-source.js';
import { Database } from './database.js';
import { primaryPool, replicaPool } from './pool/pools.js';
import { ReadReplica } from './read-replica.js';
import { UnitOfWork } from './unit-of-work.js';

const databaseProvider = {
  provide: Database,
  inject: [DataSource],
  useFactory: (source: DataSource): Database => new Database(primaryPool(source)),
};

const replicaProvider = {
  provide: ReadReplica,
  inject: [DataSource],
  useFactory: (source: DataSource): ReadReplica => new ReadReplica(replicaPool(source)),
};

/** The one DataSource of the process. Features bring their entities with `TypeOrmModule.forFeature`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      dataSourceFactory: (options) => newDataSource(options as DataSourceOptions).initialize(),
      // Reports an unusable database at once, in one sentence. The starter of the server decides when to try again.
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [databaseProvider, replicaProvider, UnitOfWork],
  exports: [Database, ReadReplica, UnitOfWork],
})
export class DatabaseModule {}
