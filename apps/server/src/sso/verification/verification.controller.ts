import { Controller } from '@nestjs/common';
import { beginVerification, finishVerification, type HandlerInput } from '@simpletread/contract';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, Input } from '../../platform/http/index.js';
import { BeginVerification } from './begin-verification.js';
import { FinishVerification } from './finish-verification.js';

@Controller()
export class VerificationController {
  constructor(
    private readonly beginning: BeginVerification,
    private readonly finishing: FinishVerification,
  ) {}

  @Bind(beginVerification, { rate: 'strict' })
  begin(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof beginVerification>,
  ) {
    return this.beginning.run(accountId, body.group);
  }

  @Bind(finishVerification, { rate: 'strict' })
  finish(
    @Customer() customer: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof finishVerification>,
  ) {
    return this.finishing.run(customer, body);
  }
}
