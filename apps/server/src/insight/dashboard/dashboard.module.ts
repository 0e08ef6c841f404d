import { Module } from '@nestjs/common';

import { ContentModule } from '../../content/index.js';
import { StaffDashboardController } from './dashboard.controller.js';
import { ShowDashboard } from './show-dashboard.js';
import { AgentsDeskReader } from './staff/index.js';

@Module({
  imports: [ContentModule],
  controllers: [StaffDashboardController],
  providers: [ShowDashboard, AgentsDeskReader],
})
export class DashboardModule {}
