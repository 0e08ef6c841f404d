import { Controller } from '@nestjs/common';
import { giveSwapLink, type HandlerInput, type HandlerReply } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { GiveSwapLink } from '../swap/index.js';

@Controller()
export class StaffSwapsController {
  constructor(private readonly links: GiveSwapLink) {}

  @Bind(giveSwapLink)
  link(
    @Input() { params }: HandlerInput<typeof giveSwapLink>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<HandlerReply<typeof giveSwapLink>>> {
    return this.links.run(params.id, { staff, requestId, key });
  }
}
