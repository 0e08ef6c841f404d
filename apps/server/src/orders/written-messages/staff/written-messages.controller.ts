import { Controller } from '@nestjs/common';
import { type HandlerInput, startOrderMessage, writeOrderMessage } from '@simpletread/contract';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { WriteToBuyer } from '../write-to-buyer.js';

@Controller()
export class WrittenMessagesController {
  constructor(private readonly toBuyer: WriteToBuyer) {}

  @Bind(startOrderMessage)
  start(@Input() { params }: HandlerInput<typeof startOrderMessage>, @Staff() staff: StaffPrincipal) {
    return this.toBuyer.start(params.id, staff);
  }

  @Bind(writeOrderMessage)
  write(
    @Input() { params, body }: HandlerInput<typeof writeOrderMessage>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.toBuyer.run(params.id, body, { staff, requestId, key });
  }
}
