import { Injectable } from '@nestjs/common';
import type {
  CartReply,
  ChosenVehicle,
  QuoteDeliveryInput,
  QuoteLineInput,
  QuoteOffer,
  QuoteReceivingReply,
} from '@simpletread/contract';
import {
  discountedPrice,
  goodsOfOption,
  type HeldLine,
  heldPriceOf,
  ok,
  optionsOf,
  type QuoteOption,
  refuse,
  type Result,
  ZERO_CENTS,
} from '@simpletread/domain';

import { OfferCart, type OfferedDelivery, type OfferedGoods, type OfferedLine } from '../../carts/index.js';
import type { QuotedGoods, QuotedLine } from './quote.js';
import { Accounts } from '../../sso/index.js';
import { Clock } from '../../platform/clock/index.js';

interface AskedGoods {
  readonly vehicle: ChosenVehicle | null;
  readonly lines: readonly QuoteLineInput[];
  readonly delivery: QuoteDeliveryInput | null;
}

/** An offer as it is seen now, with what no quote stores. */
export interface SeenOffer {
  readonly offer: QuoteOffer;
  readonly payLater: CartReply['payLater'];
  /** As its author chose it; null where the customer chooses. */
  readonly receiving: QuoteReceivingReply | null;
}

interface HeldOffer extends SeenOffer {
  readonly held: readonly HeldLine[];
}

/** An option at its prices before discounts, and at those that it would hold. */
interface PricedOption extends HeldOffer {
  readonly option: QuoteOption;
  readonly goods: QuotedGoods;
  readonly before: QuoteOffer;
}

/** An offer that is only looked at belongs to no quote. */
const NO_QUOTE = '00000000-0000-0000-0000-000000000000';

const offerOf = ({ lines, pricing, installedPricing, isVehicleRequired, alerts }: CartReply): QuoteOffer => ({
  lines,
  pricing,
  installedPricing,
  isVehicleRequired,
  alerts,
});

const receivingOf = ({
  fulfilment,
  shop,
  pickupPoint,
  appointment,
}: CartReply): QuoteReceivingReply | null =>
  fulfilment === null ? null : { fulfilment, shop, pickupPoint, appointment };

/** A chosen delivery as it was asked for. */
export const askedDeliveryOf = (delivery: OfferedDelivery | undefined): QuoteDeliveryInput | null => {
  const { fulfilment = null, shopCode = null, pickupPointCode = null, appointment = null } = delivery ?? {};
  if (fulfilment === null) return null;
  const { date, isDropOff, amOrPm, startTime } = appointment ?? {};
  const time =
    date === undefined || isDropOff === undefined || amOrPm === undefined || startTime === undefined
      ? null
      : { date, isDropOff, amOrPm, startTime };
  return { fulfilment, shopCode, pickupPointCode, appointment: time };
};

/** Prices and verdicts of a quote's tires, as a cart with only them would show. */
@Injectable()
export class QuoteOffers {
  constructor(
    private readonly carts: OfferCart,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** The items that can be quoted now. */
  async check<Zip extends string | null>(
    goods: AskedGoods & { readonly zip: Zip },
  ): Promise<Result<QuotedGoods & { readonly zip: Zip }>> {
    const lines: QuotedLine[] = [];
    let { vehicle } = goods;
    let delivery: OfferedDelivery | undefined;
    for (const option of optionsOf(goods.lines)) {
      const asked = goodsOfOption(goods, option);
      const checked = await this.carts.check(asked, this.clock.now());
      if (!checked.ok) return checked;
      const discountOf = ({ tireId, axle }: OfferedLine) =>
        asked.lines.find((line) => line.tireId === tireId && line.axle === axle)?.discountInCents ??
        ZERO_CENTS;
      ({ vehicle, delivery } = checked.value);
      for (const line of checked.value.lines)
        lines.push({ ...line, option, discountInCents: discountOf(line) });
    }
    return ok({ vehicle, zip: goods.zip, lines, ...(delivery === undefined ? {} : { delivery }) });
  }

  /** The account whose prices a customer's quote has; null for everybody's. */
  async accountOf(email: string | null): Promise<string | null> {
    return email === null || email === '' ? null : ((await this.accounts.byEmail(email))?.accountId ?? null);
  }

  /** At the prices of an account, or at everybody's. */
  async now(goods: OfferedGoods, accountId: string | null = null): Promise<SeenOffer> {
    const cart = await this.carts.show(goods, accountId);
    return { offer: offerOf(cart), payLater: cart.payLater, receiving: receivingOf(cart) };
  }

  /** The place and time that a quote names; null where its customer chooses. */
  async receiving(goods: OfferedGoods): Promise<QuoteReceivingReply | null> {
    return goods.delivery === undefined ? null : (await this.now({ ...goods, lines: [] })).receiving;
  }

  /**
   * The sendable content of `goods` now. Refused if no cart would take it, or if a tire doesn't fit and no one
   * acknowledged it.
   */
  async toSend(goods: QuotedGoods, accountId: string | null): Promise<Result<QuoteOffer>> {
    if (goods.lines.length === 0) return refuse('quote.empty');
    const sold = await this.check({
      ...goods,
      delivery: askedDeliveryOf(goods.delivery),
      lines: goods.lines.map(({ fitAcknowledgement, hasRoadHazard = false, ...line }) => ({
        ...line,
        hasRoadHazard,
        acknowledgedReasons: fitAcknowledgement === null ? null : [...fitAcknowledgement.reasons],
      })),
    });
    if (!sold.ok) return sold;
    const { offer } = await this.now(goods, accountId);
    if (offer.isVehicleRequired && goods.vehicle === null) return refuse('vehicle.required');
    const isRefused = offer.lines.some(
      ({ fit, isFitAcknowledged }) => fit?.kind === 'refused' && !isFitAcknowledged,
    );
    return isRefused ? refuse('quote.fitRefused') : ok(offer);
  }

  /** The prices that a quote of this offer holds, and the offer at exactly these prices: what is sent is what is charged. */
  async hold(
    goods: QuotedGoods,
    offer: QuoteOffer,
    endsAt: Date,
    accountId: string | null,
  ): Promise<Result<HeldOffer>> {
    const held: HeldLine[] = [];
    for (const priced of offer.pricing.lines) {
      const line = goods.lines.find(({ lineId }) => lineId === priced.lineId);
      if (line === undefined) continue;
      const { tireId, axle, quantity, discountInCents } = line;
      const price = discountedPrice(heldPriceOf(priced), discountInCents);
      if (!price.ok) return price;
      held.push({ tireId, axle, quantity, unitPriceInCents: price.value });
    }
    const priceHold = { quoteId: NO_QUOTE, endsAt: endsAt.toISOString(), lines: held };
    return ok({ held, ...(await this.now({ ...goods, priceHold }, accountId)) });
  }

  /** Every option of `goods` as it would be sent now, before its discounts and with its held prices. Refused if one can’t be sent. */
  async options(
    goods: QuotedGoods,
    endsAt: Date,
    accountId: string | null,
  ): Promise<Result<readonly PricedOption[]>> {
    const options: PricedOption[] = [];
    for (const option of optionsOf(goods.lines)) {
      const own = goodsOfOption(goods, option);
      const before = await this.toSend(own, accountId);
      if (!before.ok) return before;
      const held = await this.hold(own, before.value, endsAt, accountId);
      if (!held.ok) return held;
      options.push({ option, goods: own, before: before.value, ...held.value });
    }
    return ok(options);
  }
}
