import { Controller } from '@nestjs/common';
import {
  deactivateStaff,
  getStaffMember,
  type HandlerInput,
  inviteStaff,
  listStaff,
  renameStaff,
  requestRole,
  resendInvitation,
  resetSecondFactor,
  type StaffMember,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { LookAfterStaff } from './look-after-staff.js';
import { ShowTeam } from './show-team.js';

@Controller()
export class TeamController {
  constructor(
    private readonly team: ShowTeam,
    private readonly lookAfter: LookAfterStaff,
  ) {}

  @Bind(listStaff)
  async list(@Input() { query }: HandlerInput<typeof listStaff>) {
    return ok(await this.team.page(query));
  }

  @Bind(getStaffMember)
  show(@Input() { params }: HandlerInput<typeof getStaffMember>) {
    return this.team.member(params.id);
  }

  @Bind(inviteStaff)
  async invite(
    @Input() { body }: HandlerInput<typeof inviteStaff>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.lookAfter.invite(body, { staff, requestId }));
  }

  @Bind(renameStaff)
  async rename(
    @Input() { params, body }: HandlerInput<typeof renameStaff>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.lookAfter.rename(params.id, body, { staff, requestId }));
  }

  @Bind(requestRole)
  async requestRole(
    @Input() { params, body }: HandlerInput<typeof requestRole>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.lookAfter.requestRole(params.id, body, { staff, requestId }));
  }

  @Bind(deactivateStaff)
  async deactivate(
    @Input() { params, body }: HandlerInput<typeof deactivateStaff>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.lookAfter.deactivate(params.id, body, { staff, requestId }));
  }

  @Bind(resendInvitation)
  async inviteAgain(
    @Input() { params }: HandlerInput<typeof resendInvitation>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.lookAfter.inviteAgain(params.id, { staff, requestId }));
  }

  @Bind(resetSecondFactor)
  async resetSecondFactor(
    @Input() { params, body }: HandlerInput<typeof resetSecondFactor>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.lookAfter.resetSecondFactor(params.id, body, { staff, requestId }));
  }

  private shown(done: Result<string>): Promise<Result<StaffMember>> {
    return done.ok ? this.team.member(done.value) : Promise.resolve(done);
  }
}
