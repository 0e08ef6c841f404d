import { Controller } from '@nestjs/common';
import { type HandlerInput, sendSalesRequest } from '@simpletread/contract';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, CallerAddress, Input, MaybeCustomer } from '../../platform/http/index.js';
import { SendRequest } from './send-request.js';

@Controller()
export class RequestsController {
  constructor(private readonly sending: SendRequest) {}

  @Bind(sendSalesRequest, { rate: 'strict' })
  send(
    @Input() { body }: HandlerInput<typeof sendSalesRequest>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CallerAddress() caller: string | null,
  ) {
    return this.sending.run(body, { customer, caller });
  }
}
