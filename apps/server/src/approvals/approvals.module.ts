import { Module } from '@nestjs/common';

import { ApprovalKinds } from './approval-kinds.js';
import { ApprovalListReader } from './approval-list.reader.js';
import { ApprovalRepository } from './approval.repository.js';
import { ApprovalTrail } from './approval-trail.js';
import { Approvals } from './approvals.js';
import { ApprovalsController } from './approvals.controller.js';
import { DecideApproval } from './decide-approval.js';
import { EndApproval } from './end-approval.js';
import { ShowApproval } from './show-approval.js';

/** What takes a second person: asked for by other features, which also say how it is carried out. */
@Module({
  controllers: [ApprovalsController],
  providers: [
    ApprovalKinds,
    ApprovalRepository,
    ApprovalTrail,
    Approvals,
    ApprovalListReader,
    ShowApproval,
    DecideApproval,
    EndApproval,
  ],
  exports: [ApprovalKinds, Approvals, EndApproval],
})
export class ApprovalsModule {}
