import { Injectable } from '@nestjs/common';
import type { HandlerReply, takeSwap } from '@simpletread/contract';
import { refuse, type Result } from '@simpletread/domain';

import { FindSwap } from '../../orders/index.js';
import { FillCart } from '../cart/index.js';
import { OfferSwap, type SwapWish } from './offer-swap.js';
import { linesLeft, SwapGoods } from './swap-goods.js';

interface Taking extends SwapWish {
  readonly tireId: string;
  readonly cartToken: string | null;
}

/** Puts an order with other tires into a shopper's cart, whose order then replaces it. */
@Injectable()
export class TakeSwap {
  constructor(
    private readonly swaps: FindSwap,
    private readonly offers: OfferSwap,
    private readonly goods: SwapGoods,
    private readonly carts: FillCart,
  ) {}

  async run(
    { token, cartToken, ...chosen }: Taking,
    accountId: string | null,
  ): Promise<Result<HandlerReply<typeof takeSwap>>> {
    const swap = await this.swaps.byToken(token);
    if (swap === null) return refuse('record.missing');
    if (swap.refusal !== null) return { ok: false, fault: swap.refusal };
    const line = linesLeft(swap.order).find(({ lineId }) => lineId === chosen.lineId);
    if (line === undefined) return refuse('order.changeLineUnknown');
    // For fewer of the same tires, the buyer removes tires instead.
    if (line.tireId === chosen.tireId && chosen.quantity <= line.quantity)
      return refuse('order.changeUnchanged');
    const fitting = (await this.offers.fitting(swap, line)).find(({ tire }) => tire.tireId === chosen.tireId);
    if (fitting === undefined) return refuse('fitment.refused');
    const { available } = fitting.tire;
    if (available < chosen.quantity) return refuse('tire.outOfStock', { available });
    return this.carts.run({ cartToken, accountId }, await this.goods.shownTo(accountId, swap, chosen));
  }
}
