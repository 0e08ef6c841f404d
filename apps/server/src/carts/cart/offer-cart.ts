import { Injectable } from '@nestjs/common';
import type { CartReply, ChosenVehicle, FitAcknowledgement } from '@simpletread/contract';
import { ok, type PriceHold, type Result } from '@simpletread/domain';

import { TireReader } from '../../catalogue/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import { newId } from '../../platform/ids/index.js';
import { AddCartLines, type NewLine } from './lines/add-cart-lines.js';
import { type Cart, type CartChange, type CartLine, emptyCart } from './cart.js';
import { cartReplyOf } from './cart-reply.js';
import { type AskedDelivery, SetCartDelivery } from './delivery/set-cart-delivery.js';
import { acknowledgementOf } from './lines/fit-acknowledgement.js';
import { JudgeCartLine } from './lines/judge-cart-line.js';
import { LoadCart } from './load-cart.js';

/** A line of an offered cart: the stored part while no shopper owns it. */
export type OfferedLine = Pick<CartLine, 'lineId' | 'tireId' | 'quantity' | 'axle' | 'fitAcknowledgement'> &
  Partial<Pick<CartLine, 'hasRoadHazard'>>;

/** The delivery of an offer, its code, and the order that it replaces. */
export type OfferedDelivery = Pick<
  CartChange,
  'fulfilment' | 'shopId' | 'pickupPointCode' | 'appointment' | 'shipTo' | 'couponCode' | 'replaces'
> & {
  /** The code of its shop, by which it is chosen again. */
  readonly shopCode?: string | null;
};

/** Tires offered to a customer for a vehicle and a ZIP. */
export interface OfferedGoods {
  readonly zip: string | null;
  readonly vehicle: ChosenVehicle | null;
  readonly lines: readonly OfferedLine[];
  /** The prices that a quote holds for them. */
  readonly priceHold?: PriceHold;
  /** The tires that they replace in a cart that the same quote has filled. */
  readonly insteadOf?: readonly Pick<CartLine, 'tireId' | 'axle'>[];
  /** True if the same quote was taken like this before: a cart that it filled keeps what its customer changed. */
  readonly isRepeat?: boolean;
  /** The return whose right tires these are. */
  readonly exchangeReturnId?: string;
  /** Left out where the customer chooses it. */
  readonly delivery?: OfferedDelivery;
}

/** The request, with the objections that the author of the offer has read. */
interface AskedGoods extends Omit<OfferedGoods, 'lines' | 'delivery'> {
  /** Null where the customer chooses it. */
  readonly delivery?: AskedDelivery | null;
  readonly lines: readonly (NewLine & { readonly acknowledgedReasons: readonly string[] | null })[];
}

/** Checks, prices and judges a cart that is only offered, by the very steps by which carts are. */
@Injectable()
export class OfferCart {
  constructor(
    private readonly addLines: AddCartLines,
    private readonly tires: TireReader,
    private readonly zips: ZipDirectory,
    private readonly judge: JudgeCartLine,
    private readonly loadCart: LoadCart,
    private readonly setDelivery: SetCartDelivery,
  ) {}

  /**
   * The lines and the delivery that a cart would take now, with a cart's own refusals. An acknowledgment counts if it covers all
   * current objections.
   */
  async check(
    { zip, vehicle: chosen, lines, delivery: asked = null }: AskedGoods,
    at: Date,
  ): Promise<Result<OfferedGoods>> {
    const place = zip === null ? ok(null) : await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    const known = chosen === null ? ok(null) : await this.judge.known(chosen);
    if (!known.ok) return known;
    const vehicle = known.value;
    const filled = await this.addLines.run({ lines: [], vehicle, tires: [] }, lines);
    if (!filled.ok) return filled;
    const read = (line: CartLine): readonly string[] =>
      lines.find(({ tireId, axle }) => tireId === line.tireId && axle === line.axle)?.acknowledgedReasons ??
      [];
    const offered = (filled.value.lines ?? []).map((line) => ({
      ...line,
      fitAcknowledgement: acknowledged(line, read(line), at),
    }));
    if (asked === null) return ok({ zip, vehicle, lines: offered });
    const cart: Cart = { ...emptyCart(newId()), zip, vehicle, lines: offered };
    const delivery = await this.setDelivery.run({ cart, tires: filled.value.tires ?? [] }, asked);
    if (!delivery.ok) return delivery;
    return ok({
      ...{ zip, vehicle, lines: offered },
      delivery: { ...delivery.value, shopCode: asked.shopCode },
    });
  }

  /** As the cart of a guest, or of an account, would show it now. Alerts name the items that are no longer available. */
  async show(
    { zip, vehicle, lines, delivery, priceHold }: OfferedGoods,
    accountId: string | null = null,
  ): Promise<CartReply> {
    const tires = await this.tires.byIds(lines.map(({ tireId }) => tireId));
    const prices = new Map(tires.map(({ tireId, priceInCents }) => [tireId, priceInCents]));
    const cart = {
      ...emptyCart(newId()),
      zip,
      vehicle,
      priceHold: priceHold ?? null,
      ...delivery,
      lines: lines.flatMap((line): CartLine[] => {
        const seenPriceInCents = prices.get(line.tireId);
        return seenPriceInCents === undefined
          ? []
          : [{ hasRoadHazard: false, ...line, seenPriceInCents, fit: null }];
      }),
    };
    return cartReplyOf(await this.loadCart.priced(cart, tires, { accountId }));
  }
}

const acknowledged = ({ fit }: CartLine, reasons: readonly string[], at: Date): FitAcknowledgement | null => {
  const said = acknowledgementOf(fit, reasons, at);
  return said.ok ? said.value : null;
};
