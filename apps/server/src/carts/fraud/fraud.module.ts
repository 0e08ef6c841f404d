import { Module } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { Log } from '../../platform/log/index.js';
import { CartModule } from '../cart/index.js';
import { CheckDevice } from './check-device.js';
import { DeviceTokens } from './device-tokens.js';
import { FraudSignals } from './fraud-signals.js';
import { FraudController } from './fraud.controller.js';
import { LogSignals } from './log.signals.js';
import { OffSignals } from './off.signals.js';

@Module({
  imports: [CartModule],
  controllers: [FraudController],
  providers: [
    DeviceTokens,
    CheckDevice,
    {
      provide: FraudSignals,
      useFactory: ({ fraudSignals }: Config, log: Log): FraudSignals =>
        fraudSignals === 'log' ? new LogSignals(log) : new OffSignals(),
      inject: [Config, Log],
    },
  ],
})
export class FraudModule {}
