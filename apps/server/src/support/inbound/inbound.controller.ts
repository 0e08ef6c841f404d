import { Controller } from '@nestjs/common';
import { type HandlerInput, receiveMessage } from '@simpletread/contract';

import { Bind, Input, RequestId } from '../../platform/http/index.js';
import { ReceiveMessage } from './receive-message.js';

@Controller()
export class InboundController {
  constructor(private readonly receiving: ReceiveMessage) {}

  @Bind(receiveMessage)
  receive(@Input() { body }: HandlerInput<typeof receiveMessage>, @RequestId() requestId: string) {
    return this.receiving.run(body, requestId);
  }
}
