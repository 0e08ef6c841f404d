import { Injectable } from '@nestjs/common';
import type { getOrderByToken, HandlerReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { OrderTokens, ShowOrder } from '../../orders/index.js';
import { isLive, PaymentAttemptRepository } from '../payment-attempts/index.js';

type Confirmation = HandlerReply<typeof getOrderByToken>;

/** Shows the bearer of an order's token the order, or that its payment is still processing. */
@Injectable()
export class ConfirmOrder {
  constructor(
    private readonly attempts: PaymentAttemptRepository,
    private readonly orders: ShowOrder,
    private readonly tokens: OrderTokens,
  ) {}

  async run(orderNumber: string, token: string): Promise<Result<Confirmation, 'record.missing'>> {
    // Reads the attempt first, so an order placed in between is still found.
    const attempt = await this.attempts.byOrderNumber(orderNumber);
    const order = await this.orders.byToken(orderNumber, token);
    if (order !== null) return ok({ confirmation: 'confirmed', order });
    return attempt !== null && isLive(attempt) && this.tokens.isOf(attempt.draft.orderId, token)
      ? ok({ confirmation: 'to-be-confirmed', order: null })
      : refuse('record.missing');
  }
}
