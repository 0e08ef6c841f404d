import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { FEATURES } from './features.js';
import { PlatformModule } from './platform/boot/index.js';
import type { Config } from './platform/config/index.js';
import { ConfigModule } from './platform/config/index.js';
import { boundEndpoints, createAdapter, installHooks } from './platform/http/index.js';
import { NestLogger, PinoLog } from './platform/log/index.js';
import { serveDocs } from './platform/openapi/index.js';

export interface AppOverrides {
  /** Modules instead of all features. */
  readonly features?: readonly Type[];
  /** Providers that win over those of the platform, for tests. */
  readonly providers?: readonly Provider[];
}

@Global()
@Module({})
class AppModule {
  static of(config: Config, features: readonly Type[]): DynamicModule {
    return {
      module: AppModule,
      imports: [DiscoveryModule, ConfigModule.with(config), PlatformModule, ...features],
    };
  }
}

/** The whole server, ready to listen or to be called in memory; nothing listens yet. */
export const createApp = async (
  config: Config,
  overrides: AppOverrides = {},
): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of(config, overrides.features ?? FEATURES),
    createAdapter(config),
    { logger: new NestLogger(new PinoLog(config.logLevel)), abortOnError: false },
  );
  await installHooks(app);
  serveDocs(app, boundEndpoints(app));
  return app;
};
