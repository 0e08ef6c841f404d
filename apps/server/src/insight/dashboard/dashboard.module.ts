import { Module } from '@nestjs/common';

import { StaffDashboardController } from './dashboard.controller.js';
import { ShowDashboard } from './show-dashboard.js';

@Module({ controllers: [StaffDashboardController], providers: [ShowDashboard] })
export class DashboardModule {}
