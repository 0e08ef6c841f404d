import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Result } from '@simpletread/domain';

import {
  type Approval,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
} from '../../approvals/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import type { StaffContext } from '../staff-context.js';
import { ChangeEmployers } from './change-employers.js';
import type { EmployerTerms } from './employer.js';

/** Applies a second admin's decision about an employer. */
@Injectable()
export class EmployerApproval implements ApprovalHandler, OnModuleInit {
  readonly kind = 'account.employer';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly employers: ChangeEmployers,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  preview({ summary }: Approval): Promise<ApprovalPreview> {
    return Promise.resolve({ effects: [summary], fault: null });
  }

  approve(
    tx: Transaction,
    { subjectId, payload }: Approval,
    context: StaffContext,
  ): Promise<Result<unknown>> {
    return this.employers.agreed(tx, subjectId, payload as EmployerTerms, context);
  }

  /** Nothing has changed yet. */
  drop(): Promise<void> {
    return Promise.resolve();
  }
}
