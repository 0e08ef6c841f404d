import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Config } from '../config/index.js';
import { UnitOfWork } from '../database/index.js';
import { Log } from '../log/index.js';
import { Messages } from '../messages/index.js';
import { alertEntity } from './alert.entity.js';
import { AlertRepository } from './alert.repository.js';
import { Alerts } from './alerts.js';
import { AlertChannels, chooseChannels } from './channels/index.js';
import { DeliverAlerts } from './deliver-alerts.js';
import { ForgetAlerts } from './forget-alerts.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([alertEntity])],
  providers: [
    Alerts,
    AlertRepository,
    DeliverAlerts,
    ForgetAlerts,
    {
      provide: AlertChannels,
      useFactory: (config: Config, work: UnitOfWork, messages: Messages, log: Log): AlertChannels =>
        chooseChannels(config, { work, messages, log }),
      inject: [Config, UnitOfWork, Messages, Log],
    },
  ],
  exports: [Alerts, AlertRepository],
})
export class AlertsModule {}
