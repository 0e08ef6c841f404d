import { Controller } from '@nestjs/common';
import {
  decideApproval,
  getApproval,
  type HandlerInput,
  listApprovals,
  withdrawApproval,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ApprovalListReader } from './approval-list.reader.js';
import { DecideApproval } from './decide-approval.js';
import { EndApproval } from '../end-approval.js';
import { ShowApproval } from './show-approval.js';

@Controller()
export class ApprovalsController {
  constructor(
    private readonly lists: ApprovalListReader,
    private readonly showUseCase: ShowApproval,
    private readonly decideUseCase: DecideApproval,
    private readonly endUseCase: EndApproval,
  ) {}

  @Bind(listApprovals)
  async list(@Input() { query }: HandlerInput<typeof listApprovals>, @Staff() staff: StaffPrincipal) {
    return ok(await this.lists.page(query, staff));
  }

  @Bind(getApproval)
  show(@Input() { params }: HandlerInput<typeof getApproval>, @Staff() staff: StaffPrincipal) {
    return this.showUseCase.run(params.id, staff);
  }

  @Bind(decideApproval)
  async decide(
    @Input() { params, body }: HandlerInput<typeof decideApproval>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const decision = { decision: body.decision, note: body.note ?? null };
    const decided = await this.decideUseCase.run(params.id, decision, { staff, requestId });
    return decided.ok ? this.showUseCase.run(params.id, staff) : decided;
  }

  @Bind(withdrawApproval)
  withdraw(
    @Input() { params }: HandlerInput<typeof withdrawApproval>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return deleted(params.id, this.endUseCase.withdraw(params.id, { staff, requestId }));
  }
}
