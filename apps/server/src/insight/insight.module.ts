import { Module } from '@nestjs/common';

import { AnalyticsModule } from './analytics/index.js';
import { DashboardModule } from './dashboard/index.js';
import { FinderModule } from './finder/index.js';
import { SimulationsModule } from './simulations/index.js';
import { TelemetryModule } from './telemetry/index.js';

const FEATURES = [AnalyticsModule, DashboardModule, FinderModule, SimulationsModule, TelemetryModule];

/** Statistics, dashboards and simulations. */
@Module({ imports: FEATURES, exports: FEATURES })
export class InsightModule {}
