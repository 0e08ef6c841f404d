import { Controller } from '@nestjs/common';
import {
  answerTrackedDelay,
  type HandlerInput,
  openTrackedDelay,
  type TrackedDelay,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { Bind, CallerAddress, IdempotencyKey, Input, RequestId } from '../../platform/http/index.js';
import { guestActorOf, type OrderRecord } from '../order/index.js';
import { FindBuyersOrder } from '../tracking/index.js';
import { AnswerDelay } from './answer-delay.js';
import { ShowDelay } from './show-delay.js';

// An account may have claimed the order while a call waited for the lock.
const isGuests = (order: OrderRecord): boolean => order.account_id === null;

/** Delays of orders that are proved by number and shipping ZIP, like tracking; an answer also needs the code from our email. */
@Controller()
export class TrackedDelaysController {
  constructor(
    private readonly orders: FindBuyersOrder,
    private readonly show: ShowDelay,
    private readonly answers: AnswerDelay,
  ) {}

  @Bind(openTrackedDelay, { rate: 'strict' })
  async shown(
    @Input() { body }: HandlerInput<typeof openTrackedDelay>,
    @CallerAddress() caller: string | null,
  ): Promise<Result<TrackedDelay>> {
    const order = await this.orders.tracked(body, caller);
    return order.ok ? this.show.tracked(order.value.orderId, order.value.changesNeed) : order;
  }

  @Bind(answerTrackedDelay, { rate: 'strict' })
  async answer(
    @Input() { body }: HandlerInput<typeof answerTrackedDelay>,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<TrackedDelay>> {
    const order = await this.orders.changeable(body, caller);
    if (!order.ok) return order;
    const found = await this.show.lastOf(order.value);
    if (!found.ok) return found;
    const { version, answer, expectedRefundInCents } = body;
    const done = await this.answers.run(
      { delayId: found.value.id, version, answer, expectedRefundInCents },
      { actorOf: (of) => guestActorOf({ requestId, key }, of), isTheirs: isGuests },
    );
    return done.ok ? this.show.tracked(order.value, null) : done;
  }
}
