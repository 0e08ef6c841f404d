import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

import { Config } from '../config/index.js';
import { Log } from '../log/index.js';

/** The connections to Redis, when REDIS_URL names one: one for commands, one for subscriptions. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  readonly commands: Redis | null;
  readonly subscriptions: Redis | null;

  constructor(config: Config, log: Log) {
    const open = (url: string): Redis =>
      new Redis(url, { maxRetriesPerRequest: 2 }).on('error', (error: Error) =>
        log.warn({ err: error }, 'redis failed'),
      );
    this.commands = config.redisUrl === undefined ? null : open(config.redisUrl);
    this.subscriptions = config.redisUrl === undefined ? null : open(config.redisUrl);
  }

  onApplicationShutdown(): void {
    this.commands?.disconnect();
    this.subscriptions?.disconnect();
  }
}
