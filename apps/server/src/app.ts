import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EndpointShape } from '@simpletread/contract';

import { FEATURES } from './features.js';
import { PlatformModule } from './platform/boot/index.js';
import { type Config, ConfigModule } from './platform/config/index.js';
import { boundEndpoints, createAdapter, installHooks } from './platform/http/index.js';
import { Log, NestLogger } from './platform/log/index.js';
import { ServerSockets } from './platform/sockets/index.js';
import { serveDocs } from './platform/openapi/index.js';

@Module({})
export class AppModule {
  static of(config: Config, features: readonly Type[] = FEATURES): DynamicModule {
    return {
      module: AppModule,
      imports: [DiscoveryModule, ConfigModule.with(config), PlatformModule, ...features],
    };
  }
}

/** Configures every app between its creation and its first request. Throws for a route without an endpoint. */
export const prepareApp = async (app: NestFastifyApplication): Promise<readonly EndpointShape[]> => {
  const endpoints = boundEndpoints(app);
  await installHooks(app);
  app.useWebSocketAdapter(new ServerSockets(app));
  return endpoints;
};

/** The whole server; nothing listens yet. */
export const createApp = async (config: Config): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config), createAdapter(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(new NestLogger(app.get(Log)));
  serveDocs(app, await prepareApp(app));
  return app;
};
