import { Injectable } from '@nestjs/common';
import { type Approval as ApprovalReply, faultMessage } from '@simpletread/contract';
import { canDecide, type Fault, ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import type { Approval } from '../approval.js';
import { ApprovalKinds } from '../approval-kinds.js';
import { ApprovalRepository } from '../approval.repository.js';
import { approvalRowOf } from './approval-view.js';

/** Shows a request with what approving it would do now. */
@Injectable()
export class ShowApproval {
  constructor(
    private readonly database: Database,
    private readonly repository: ApprovalRepository,
    private readonly kinds: ApprovalKinds,
    private readonly clock: Clock,
  ) {}

  async run(id: string, viewer: StaffPrincipal): Promise<Result<ApprovalReply, 'record.missing'>> {
    const approval = await this.repository.find(this.database, id);
    if (approval === null) return refuse('record.missing');
    const row = approvalRowOf(approval, viewer, this.clock.now());
    if (approval.state !== 'pending') return ok({ ...row, effects: [], obstacle: null });
    const { effects, fault } = await this.kinds.named(approval.kind).preview(approval);
    const obstacle = this.obstacle(approval, viewer) ?? fault;
    return ok({ ...row, effects: [...effects], obstacle: obstacle === null ? null : faultMessage(obstacle) });
  }

  private obstacle(approval: Approval, viewer: StaffPrincipal): Fault | null {
    const allowed = canDecide(viewer, approval);
    return allowed.ok ? null : allowed.fault;
  }
}
