import { Module } from '@nestjs/common';

import { IdentityModule } from '../identity/index.js';
import { AdminPrivacyController } from './admin-privacy.controller.js';
import { AskForErasure } from './ask-for-erasure.js';
import { AskForExport } from './ask-for-export.js';
import { CancelErasure } from './cancel-erasure.js';
import { DownloadExport } from './download-export.js';
import { OwnPrivacyController } from './own-privacy.controller.js';
import { PersonSeal } from './person-seal.js';
import { PlanErasure } from './plan-erasure.js';
import { PrivacyJobs } from './privacy-jobs.js';
import { PrivacyMails } from './privacy-mails.js';
import { RequestListReader } from './request-list.reader.js';
import { RequestRepository } from './request.repository.js';
import { RunErasure } from './run-erasure.js';
import { RunExport } from './run-export.js';
import { StartErasureFor } from './start-erasure-for.js';
import { StartExportFor } from './start-export-for.js';

@Module({
  imports: [IdentityModule],
  controllers: [OwnPrivacyController, AdminPrivacyController],
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
