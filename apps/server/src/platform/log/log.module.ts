import { Global, Module } from '@nestjs/common';

import { Config } from '../config/index.js';
import { Log } from './log.js';
import { PinoLog } from './pino-log.js';

@Global()
@Module({
  providers: [
    { provide: Log, inject: [Config], useFactory: (config: Config) => new PinoLog(config.logLevel) },
  ],
  exports: [Log],
})
export class LogModule {}
