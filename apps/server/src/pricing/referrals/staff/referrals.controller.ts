import { Controller } from '@nestjs/common';
import {
  changeReferralProgram,
  getReferralProgram,
  type HandlerInput,
  listReferrals,
  type ReferralProgram,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ReferralPrograms } from '../referral-program.js';
import { ReferralListReader } from './referral-list.reader.js';

@Controller()
export class StaffReferralsController {
  constructor(
    private readonly list: ReferralListReader,
    private readonly programs: ReferralPrograms,
  ) {}

  @Bind(listReferrals)
  async page(@Input() { query }: HandlerInput<typeof listReferrals>, @Staff() staff: StaffPrincipal) {
    return ok(await this.list.page(query, staff));
  }

  @Bind(getReferralProgram)
  async program(): Promise<Result<ReferralProgram>> {
    return ok(await this.list.program());
  }

  @Bind(changeReferralProgram)
  async change(
    @Input() { body }: HandlerInput<typeof changeReferralProgram>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<ReferralProgram>> {
    const changed = await this.programs.change(body, { staff, requestId });
    return changed.ok ? ok(await this.list.program()) : changed;
  }
}
