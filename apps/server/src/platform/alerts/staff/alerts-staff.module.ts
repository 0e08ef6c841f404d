import { Module } from '@nestjs/common';

import { AlertListReader } from './alert-list.reader.js';
import { StaffAlertsController } from './alerts.controller.js';
import { HandleAlert } from './handle-alert.js';

@Module({ controllers: [StaffAlertsController], providers: [AlertListReader, HandleAlert] })
export class AlertsStaffModule {}
