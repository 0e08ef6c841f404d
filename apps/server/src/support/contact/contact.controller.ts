import { Controller } from '@nestjs/common';
import { type HandlerInput, sendContactForm } from '@simpletread/contract';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, CallerAddress, Input, MaybeCustomer, RequestId } from '../../platform/http/index.js';
import { SendContactForm } from './send-contact-form.js';

@Controller()
export class ContactController {
  constructor(private readonly sending: SendContactForm) {}

  @Bind(sendContactForm, { rate: 'strict' })
  send(
    @Input() { body }: HandlerInput<typeof sendContactForm>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
  ) {
    return this.sending.run(body, { customer, caller, requestId });
  }
}
