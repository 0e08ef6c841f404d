import { Module } from '@nestjs/common';

import { AnalyticsModule } from './analytics/index.js';
import { DashboardModule } from './dashboard/index.js';
import { FinderModule } from './finder/index.js';
import { ReturnFiguresModule } from './return-figures/index.js';
import { SalesFiguresModule } from './sales-figures/index.js';
import { SimulationsModule } from './simulations/index.js';
import { TelemetryModule } from './telemetry/index.js';
import { WorkQueuesModule } from './work-queues/index.js';

const FEATURES = [
  AnalyticsModule,
  DashboardModule,
  FinderModule,
  ReturnFiguresModule,
  SalesFiguresModule,
  SimulationsModule,
  TelemetryModule,
  WorkQueuesModule,
];

/** Statistics, dashboards, queues of work and simulations. */
@Module({ imports: FEATURES, exports: FEATURES })
export class InsightModule {}
