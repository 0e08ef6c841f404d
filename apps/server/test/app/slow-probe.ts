// A server with one slow route, started as a separate process and stopped while it answers.
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoint, publicAccess, shape } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';
import { z } from 'zod';

import { AppModule, prepareApp } from '../../src/app.js';
import { Config, loadConfig } from '../../src/platform/config/index.js';
import { Database } from '../../src/platform/database/index.js';
import { Bind, createAdapter } from '../../src/platform/http/index.js';
import { closeInTime } from '../../src/platform/shutdown/index.js';

const slow = endpoint({
  id: 'probe.slow',
  method: 'GET',
  path: '/probe/slow',
  summary: 'Takes a second and asks the database at its end.',
  access: publicAccess,
  reply: shape({ one: z.int() }),
  faults: [],
});

@Controller()
class SlowController {
  constructor(private readonly database: Database) {}

  @Bind(slow)
  async slow(): Promise<Result<{ one: number }>> {
    process.stdout.write('slow begun\n');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const row = await this.database.one<{ one: number }>('SELECT 1 AS one');
    return ok(row ?? { one: 0 });
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

const config = loadConfig(process.env);
const app = await NestFactory.create<NestFastifyApplication>(
  AppModule.of(config, [SlowModule]),
  createAdapter(config),
  { logger: false },
);
await prepareApp(app);
closeInTime(app);
await app.listen(app.get(Config).port, '127.0.0.1');
