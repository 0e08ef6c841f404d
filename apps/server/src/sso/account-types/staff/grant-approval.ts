import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Fault, moveApplication, refuse, type Result } from '@simpletread/domain';

import {
  type Approval,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  type EndedOtherwise,
} from '../../approvals/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { ApplicationRepository } from '../applications/application.repository.js';
import type { StaffContext } from '../staff-context.js';
import { GiveType } from './give-type.js';

const MOVED_ON: Fault = { code: 'application.movedOn', data: {} };

/** Applies a second admin's decision about proposed terms. */
@Injectable()
export class GrantApproval implements ApprovalHandler, OnModuleInit {
  readonly kind = 'account.type';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly applications: ApplicationRepository,
    private readonly giveType: GiveType,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async preview({ subjectId, summary }: Approval): Promise<ApprovalPreview> {
    const application = await this.applications.find(subjectId);
    const isWaiting = application?.state === 'awaitingApproval';
    const effects = [summary, 'The customer is notified by email.'];
    return { effects, fault: isWaiting ? null : MOVED_ON };
  }

  async approve(tx: Transaction, { subjectId }: Approval, context: StaffContext): Promise<Result<unknown>> {
    const application = await this.applications.lock(tx, subjectId);
    return application === null ? refuse('record.missing') : this.giveType.run(tx, application, context);
  }

  /** A customer's application returns to its reviewer. A type that staff assigned ends here. */
  async drop(
    tx: Transaction,
    { subjectId, note }: Approval,
    state: EndedOtherwise,
    context: StaffContext | null,
  ): Promise<void> {
    const application = await this.applications.lock(tx, subjectId);
    if (application === null) return;
    const next = moveApplication(
      application.state,
      application.source === 'customer' ? 'sendBack' : 'withdraw',
    );
    if (!next.ok) return;
    await this.applications.move(tx, subjectId, next.value);
    await this.applications.addEntry(tx, subjectId, {
      event: `approval.${state}`,
      byKind: 'staff',
      byName: context?.staff.name ?? null,
      text: note ?? '',
      isInternal: true,
    });
  }
}
