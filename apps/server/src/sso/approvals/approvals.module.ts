import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ApprovalKinds } from './approval-kinds.js';
import { ApprovalTrail } from './approval-trail.js';
import { ApprovalRepository } from './approval.repository.js';
import { Approvals } from './approvals.js';
import { EndApproval } from './end-approval.js';
import { ApprovalListReader } from './staff/approval-list.reader.js';
import { ApprovalsController } from './staff/approvals.controller.js';
import { DecideApproval } from './staff/decide-approval.js';
import { ShowApproval } from './staff/show-approval.js';
import { approvalEntity } from './approval.entity.js';

/** Approvals by a second person. Other features request them and carry them out. */
@Module({
  imports: [TypeOrmModule.forFeature([approvalEntity])],
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
  exports: [Approvals, ApprovalKinds],
})
export class ApprovalsModule {}
