import { Injectable } from '@nestjs/common';
import type { ExchangeView, HandlerReply, takeExchange } from '@simpletread/contract';
import { type Cents, ok, refuse, type Result } from '@simpletread/domain';

import { type Exchange, FindExchange } from '../../orders/index.js';
import { newId } from '../../platform/ids/index.js';
import { FillCart, OfferCart, type OfferedGoods } from '../cart/index.js';

interface Taking {
  readonly token: string;
  readonly cartToken: string | null;
  readonly accountId: string | null;
}

const goodsOf = ({ returnId, chosen: { tireId, quantity, vehicle }, zip }: Exchange): OfferedGoods => ({
  zip,
  vehicle,
  lines: [{ lineId: newId(), tireId, quantity, axle: 'all', fitAcknowledgement: null }],
  exchangeReturnId: returnId,
});

/** The view of an exchange for the holder of its link, and its way into a cart. */
@Injectable()
export class TakeExchange {
  constructor(
    private readonly exchanges: FindExchange,
    private readonly offers: OfferCart,
    private readonly carts: FillCart,
  ) {}

  async show(token: string): Promise<Result<ExchangeView, 'return.exchangeUnknown'>> {
    const exchange = await this.exchanges.byToken(token);
    if (exchange === null) return refuse('return.exchangeUnknown');
    const { returnNumber, state, chosen, until, refundInCents, refundTo, handlingInCents } = exchange;
    const offer = await this.offers.show(goodsOf(exchange));
    const [line] = offer.lines;
    const isInStock = (line?.availability.quantity ?? 0) >= chosen.quantity;
    const totalInCents: Cents | null = isInStock ? offer.pricing.totalInCents : null;
    return ok({
      returnNumber,
      state,
      name: chosen.name,
      quantity: chosen.quantity,
      vehicle: chosen.vehicle,
      until: until.toISOString(),
      fitReasons: (line?.fit?.reasons ?? []).map(({ text }) => text),
      totalInCents,
      refundInCents,
      refundTo,
      handlingInCents,
    });
  }

  async take({ token, cartToken, accountId }: Taking): Promise<Result<HandlerReply<typeof takeExchange>>> {
    const exchange = await this.exchanges.byToken(token);
    if (exchange === null) return refuse('return.exchangeUnknown');
    return exchange.state === 'open'
      ? this.carts.run({ cartToken, accountId }, goodsOf(exchange))
      : refuse('return.exchangeOver');
  }
}
