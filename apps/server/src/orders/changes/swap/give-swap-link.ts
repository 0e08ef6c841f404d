import { Injectable } from '@nestjs/common';
import type { giveSwapLink, HandlerReply } from '@simpletread/contract';
import { formatMoney, maySwap, ok, refundsAlone, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../../platform/database/index.js';
import {
  type KeyedStaffContext,
  OrderReader,
  OrderRepository,
  OrderEvents,
  OrderTrail,
  requestKeyOf,
  SWAP_LINK_GIVEN,
} from '../../order/index.js';
import { swappableState } from '../changeable-order.js';
import { SwapTokens } from './swap-tokens.js';

/** Gives staff the link with which a buyer swaps the tires of an order, and notes who took it. */
@Injectable()
export class GiveSwapLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly tokens: SwapTokens,
  ) {}

  /** The swap refunds the whole order, so it is refused above what this person refunds alone. */
  run(orderId: string, context: KeyedStaffContext): Promise<Result<HandlerReply<typeof giveSwapLink>>> {
    const { staffId } = context.staff;
    return this.work.run(async (tx): Promise<Result<HandlerReply<typeof giveSwapLink>>> => {
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      const order = await this.reader.byId(orderId, tx);
      if (order === null) return refuse('record.missing');
      const may = maySwap(swappableState(order, 'staff'));
      if (!may.ok) return may;
      const amount = order.total_in_cents;
      if (!refundsAlone(context.staff, amount))
        return refuse('order.swapBeyondYou', { amount: formatMoney(amount) });
      const link = this.tokens.link(order, staffId);
      const event = { orderId, type: SWAP_LINK_GIVEN };
      if (await this.events.isKnown(tx, { ...event, requestKey: requestKeyOf(context) })) return ok({ link });
      await this.trail.recordByStaff(
        tx,
        {
          ...event,
          at: order.read_at,
          data: { staffId },
          audit: { action: 'order.give-swap-link', before: null, after: { refundableInCents: amount } },
        },
        context,
      );
      return ok({ link });
    });
  }
}
