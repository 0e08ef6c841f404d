import { type BeforeApplicationShutdown, Global, Module } from '@nestjs/common';

import { Config } from '../config/index.js';
import { Database } from '../database/index.js';
import { Log } from '../log/index.js';
import { RedisConnections } from '../redis/index.js';
import { PostgresListener } from './postgres-listener.js';
import { PostgresPubSub } from './postgres-pub-sub.js';
import { PubSub } from './pub-sub.js';
import { RedisPubSub } from './redis-pub-sub.js';

const listenerProvider = {
  provide: PostgresListener,
  inject: [Config, Log],
  useFactory: (config: Config, log: Log) => new PostgresListener(config.databaseUrl, log),
};

const pubSubProvider = {
  provide: PubSub,
  inject: [Database, PostgresListener, RedisConnections],
  useFactory: (database: Database, listener: PostgresListener, redis: RedisConnections): PubSub =>
    redis.commands !== null && redis.subscriptions !== null
      ? new RedisPubSub(redis.commands, redis.subscriptions)
      : new PostgresPubSub(database, listener),
};

@Global()
@Module({ providers: [listenerProvider, pubSubProvider], exports: [PubSub, PostgresListener] })
export class PubSubModule implements BeforeApplicationShutdown {
  constructor(private readonly listener: PostgresListener) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.listener.close();
  }
}
