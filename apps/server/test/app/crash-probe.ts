// A server with one counting consumer, started as a separate process and killed at a crash point.
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { AppModule, prepareApp } from '../../src/app.js';
import { Config, loadConfig } from '../../src/platform/config/index.js';
import { createAdapter } from '../../src/platform/http/index.js';
import { EventConsumers } from '../../src/platform/outbox/index.js';
import { closeInTime } from '../../src/platform/shutdown/index.js';

@Injectable()
class CountingConsumer implements OnModuleInit {
  constructor(private readonly consumers: EventConsumers) {}

  onModuleInit(): void {
    this.consumers.register<{ n: number }>({
      consumer: 'probe.counter',
      eventType: 'ThingHappened',
      handle: async (tx, { payload }) =>
        void (await tx.execute('INSERT INTO effect (n) VALUES ($1)', [payload.n])),
    });
  }
}

@Module({ providers: [CountingConsumer] })
class CountingModule {}

const config = loadConfig(process.env);
const app = await NestFactory.create<NestFastifyApplication>(
  AppModule.of(config, [CountingModule]),
  createAdapter(config),
  { logger: false },
);
await prepareApp(app);
closeInTime(app);
await app.listen(app.get(Config).port, '127.0.0.1');
