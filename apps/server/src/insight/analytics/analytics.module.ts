import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Config } from '../../platform/config/index.js';
import { Log } from '../../platform/log/index.js';
import { AnalyticsSink } from './analytics-sink.js';
import { AnalyticsController } from './analytics.controller.js';
import { chooseSink } from './choose-sink.js';
import { EventRepository } from './event.repository.js';
import { RecordEvents } from './record-events.js';
import { RelayEvents } from './relay-events.js';
import { SweepEvents } from './sweep-events.js';
import { analyticsEventEntity } from './analytics-event.entity.js';

/** Usage statistics of visitors who consented. */
@Module({
  imports: [TypeOrmModule.forFeature([analyticsEventEntity])],
  controllers: [AnalyticsController],
  providers: [
    EventRepository,
    RecordEvents,
    RelayEvents,
    SweepEvents,
    { provide: AnalyticsSink, useFactory: chooseSink, inject: [Config, Log] },
  ],
})
export class AnalyticsModule {}
