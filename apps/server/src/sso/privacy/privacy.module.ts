import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../accounts/index.js';
import { AskForErasure } from './ask-for-erasure.js';
import { AskForExport } from './ask-for-export.js';
import { CancelErasure } from './cancel-erasure.js';
import { DownloadExport } from './download-export.js';
import { OwnPrivacyController } from './own-privacy.controller.js';
import { PersonSeal } from './person-seal.js';
import { PlanErasure } from './plan-erasure.js';
import { PrivacyJobs } from './privacy-jobs.js';
import { PrivacyMails } from './privacy-mails.js';
import { RequestRepository } from './request.repository.js';
import { RunErasure } from './run-erasure.js';
import { RunExport } from './run-export.js';
import { StaffPrivacyController } from './staff/privacy.controller.js';
import { RequestListReader } from './staff/request-list.reader.js';
import { StartErasureFor } from './staff/start-erasure-for.js';
import { StartExportFor } from './staff/start-export-for.js';
import { exportPartEntity } from './export-part.entity.js';
import { privacyRequestEntity } from './privacy-request.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([exportPartEntity, privacyRequestEntity]), AccountsModule],
  controllers: [OwnPrivacyController, StaffPrivacyController],
  providers: [
    RequestRepository,
    RequestListReader,
    PersonSeal,
    PrivacyMails,
    AskForExport,
    PlanErasure,
    AskForErasure,
    CancelErasure,
    RunExport,
    RunErasure,
    PrivacyJobs,
    DownloadExport,
    StartExportFor,
    StartErasureFor,
  ],
})
export class PrivacyModule {}
