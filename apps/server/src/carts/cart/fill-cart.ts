import { Injectable } from '@nestjs/common';
import type { CartReply } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { hashToken } from '../../platform/ids/index.js';
import { AddCartLines } from './lines/add-cart-lines.js';
import type { CartChange, CartToChange } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { ChangeCart } from './change-cart.js';
import type { OfferedGoods } from './offer-cart.js';
import { OpenCart } from './open-cart.js';
import { SetCartVehicle } from './vehicle/set-cart-vehicle.js';

/** The owner of the cart. */
interface CartOwner {
  /** Null for a shopper without a cart. */
  readonly cartToken: string | null;
  readonly accountId: string | null;
}

type Filled = Result<{ cartToken: string; cart: CartReply }>;

const MAX_ATTEMPTS = 3;

interface PlacedTire {
  readonly tireId: string;
  readonly axle: string;
}

const isSameTire =
  (a: PlacedTire) =>
  (b: PlacedTire): boolean =>
    a.tireId === b.tireId && a.axle === b.axle;

const placeOf = ({ zip, delivery = {} }: OfferedGoods): CartChange => {
  const { shopCode: _, ...place } = delivery;
  return { ...(zip === null ? {} : { zip }), ...place };
};

/**
 * Puts an offer into a shopper's cart. Items already in it aren't added again, so a repeat changes nothing: a cart that has the
 * same option of a quote keeps the place, the coverage and the quantities that its customer chose since.
 */
@Injectable()
export class FillCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly changeCart: ChangeCart,
    private readonly addLines: AddCartLines,
    private readonly setVehicle: SetCartVehicle,
    private readonly openCart: OpenCart,
  ) {}

  /** Opens a cart if there is none. */
  async run({ cartToken, accountId }: CartOwner, goods: OfferedGoods): Promise<Filled> {
    const filled = cartToken === null ? null : await this.fill(cartToken, accountId, goods);
    if (filled !== null) return filled;
    const { delivery, ...offered } = goods;
    const opened = await this.openCart.run({ ...offered, replaces: delivery?.replaces ?? null, accountId });
    if (!opened.ok || delivery === undefined) return opened;
    const isRepeat = false;
    return (await this.fill(opened.value.cartToken, accountId, { ...goods, isRepeat })) ?? opened;
  }

  /** Null where the cart of the token is not open anymore. */
  private async fill(token: string, accountId: string | null, goods: OfferedGoods): Promise<Filled | null> {
    for (let attempt = 1; ; attempt += 1) {
      const cart = await this.carts.find(hashToken(token));
      if (cart?.state !== 'open') return null;
      const at = { token, accountId, version: cart.version };
      const changed = await this.changeCart.run(at, (open) => this.with(open, goods));
      if (changed.ok) return ok({ cartToken: token, cart: changed.value });
      if (changed.fault.code !== 'record.stale' || attempt >= MAX_ATTEMPTS) return changed;
    }
  }

  private async with({ cart, tires }: CartToChange, offered: OfferedGoods): Promise<Result<CartChange>> {
    const { vehicle, lines, exchangeReturnId, priceHold, insteadOf = [], isRepeat = false } = offered;
    const isOfQuote = cart.priceHold !== null && cart.priceHold.quoteId === priceHold?.quoteId;
    const isTakenAgain = isOfQuote && isRepeat;
    const judged: Result<CartChange> =
      vehicle === null ? ok({}) : await this.setVehicle.run({ cart, tires }, vehicle);
    if (!judged.ok) return judged;
    const place = {
      ...(exchangeReturnId === undefined ? {} : { exchangeReturnId }),
      // Nor do the prices of an earlier quote count among them.
      priceHold: priceHold ?? null,
      // With other goods the order isn't what was agreed to replace another one.
      replaces: null,
      ...(isTakenAgain ? {} : placeOf(offered)),
    };
    const found = { lines: cart.lines, vehicle: cart.vehicle, ...judged.value };
    // Only what this quote put there: tires that the shopper chose beside it stay.
    const replaced = isOfQuote ? cart.priceHold.lines.filter((one) => insteadOf.some(isSameTire(one))) : [];
    const before = {
      ...found,
      lines: found.lines.flatMap((known) => {
        const wanted = lines.find(isSameTire(known));
        const isCovered = !isTakenAgain && wanted?.hasRoadHazard === true;
        const line = isCovered ? { ...known, hasRoadHazard: true } : known;
        if (!replaced.some(isSameTire(line))) return [line];
        // In both sets, but of four tires the customer may want two now.
        return wanted === undefined ? [] : [{ ...line, quantity: Math.min(line.quantity, wanted.quantity) }];
      }),
    };
    const missing = lines.flatMap((line) => {
      const has = before.lines.find(isSameTire(line));
      if (isTakenAgain && has !== undefined) return [];
      const quantity = line.quantity - (has?.quantity ?? 0);
      return quantity > 0
        ? [{ tireId: line.tireId, axle: line.axle, quantity, hasRoadHazard: line.hasRoadHazard === true }]
        : [];
    });
    const added = await this.addLines.run({ ...before, tires }, missing);
    return added.ok ? ok({ ...judged.value, ...place, ...added.value }) : added;
  }
}
