import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ClientErrorRepository } from './client-error.repository.js';
import { PersonalReports } from './personal-reports.js';
import { RecordClientError } from './record-client-error.js';
import { SweepClientErrors } from './sweep-client-errors.js';
import { TelemetryController } from './telemetry.controller.js';
import { clientErrorEntity } from './client-error.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([clientErrorEntity])],
  controllers: [TelemetryController],
  providers: [ClientErrorRepository, RecordClientError, SweepClientErrors, PersonalReports],
})
export class TelemetryModule {}
