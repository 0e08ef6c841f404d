import { Controller } from '@nestjs/common';
import {
  answerDelay,
  answerOwnDelay,
  type DelayView,
  type HandlerInput,
  showDelay,
  showOwnDelay,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, IdempotencyKey, Input, RequestId } from '../../platform/http/index.js';
import { buyerActorOf, guestActorOf } from '../order/index.js';
import { AnswerDelay } from './answer-delay.js';
import { ShowDelay } from './show-delay.js';

/** Buyers answer a delay, by its link or signed in. */
@Controller()
export class DelaysController {
  constructor(
    private readonly show: ShowDelay,
    private readonly answers: AnswerDelay,
  ) {}

  @Bind(showDelay)
  async shown(@Input() { body }: HandlerInput<typeof showDelay>): Promise<Result<DelayView>> {
    const found = await this.show.byToken(body.token);
    return found.ok ? this.show.view(found.value.id) : found;
  }

  @Bind(answerDelay, { rate: 'strict' })
  async answer(
    @Input() { body: { token, ...answer } }: HandlerInput<typeof answerDelay>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<DelayView>> {
    const found = await this.show.byToken(token);
    if (!found.ok) return found;
    const delayId = found.value.id;
    const actorOf = (order: Parameters<typeof guestActorOf>[1]) => guestActorOf({ requestId, key }, order);
    const done = await this.answers.run({ ...answer, delayId }, { actorOf });
    return done.ok ? this.show.view(delayId) : done;
  }

  @Bind(showOwnDelay)
  async ownShown(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof showOwnDelay>,
  ): Promise<Result<DelayView>> {
    const found = await this.show.ofOwn(params.orderNumber, accountId);
    return found.ok ? this.show.view(found.value.id) : found;
  }

  @Bind(answerOwnDelay)
  async ownAnswer(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof answerOwnDelay>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<DelayView>> {
    const found = await this.show.ofOwn(params.orderNumber, customer.accountId);
    if (!found.ok) return found;
    const delayId = found.value.id;
    const done = await this.answers.run(
      { ...body, delayId },
      {
        actorOf: (order) => buyerActorOf({ customer, requestId, key }, order),
        // The account may have been erased or the order given to another one while this waited for the lock.
        isTheirs: (order) => order.account_id === customer.accountId,
      },
    );
    return done.ok ? this.show.view(delayId) : done;
  }
}
