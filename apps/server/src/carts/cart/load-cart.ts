import { Injectable } from '@nestjs/common';
import {
  type Cents,
  DEFAULT_ACCOUNT_TYPE,
  explainPrice,
  GUEST,
  hasAllTires,
  heldPrices,
  type LenderPrice,
  lowestLenderPrice,
  ok,
  priceLabelOf,
  type PriceContext,
  type PaymentMethod,
  type PricedCart,
  type PriceLine,
  type PriceRequest,
  refuse,
  type Result,
  shopperPrices,
  warehousePickupReadyBy,
} from '@simpletread/domain';

import { AppointmentCalendar, isInstallable, type Shop, ShopDirectory } from '../../installers/index.js';
import { Lenders } from '../../content/index.js';
import { FindDoorTerms, priceLineOf, type Tire, TireReader } from '../../catalogue/index.js';
import {
  isCounter,
  PickupPointDirectory,
  type WarehouseCounter,
  ZipDirectory,
} from '../../delivery/index.js';
import { hashToken } from '../../platform/ids/index.js';
import {
  CouponCodes,
  type PriceCustomer,
  type PriceOccasion,
  type PriceView,
  PriceViews,
  ReferencePrices,
} from '../../pricing/index.js';
import type { Cart, CartLine } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { wantedStockOf } from './delivery/wanted-stock.js';
import { JudgeCartLine } from './lines/judge-cart-line.js';
import { UsedHolds } from './used-holds.js';
import type { PricedOpenCart } from './priced-open-cart.js';

/** The viewer of a cart, and whether its price is about to be charged. */
export interface CartBuyer {
  /** The signed-in customer's; null for a guest. */
  readonly accountId: string | null;
  readonly isCharged?: boolean;
  /** Another way to pay than the cart's, to see or charge its price. */
  readonly paymentMethod?: PaymentMethod;
}

type Lines = PricedOpenCart['lines'];

interface PricedRequest {
  readonly request: Omit<PriceRequest, 'context'>;
  readonly priced: PricedCart;
}

/** Loads a cart by its token and prices it as of now. Shopper, checkout and explanations all see this one result. */
@Injectable()
export class LoadCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly tires: TireReader,
    private readonly shops: ShopDirectory,
    private readonly zips: ZipDirectory,
    private readonly pickupPoints: PickupPointDirectory,
    private readonly doorTerms: FindDoorTerms,
    private readonly views: PriceViews,
    private readonly coupons: CouponCodes,
    private readonly references: ReferencePrices,
    private readonly judge: JudgeCartLine,
    private readonly calendar: AppointmentCalendar,
    private readonly lenders: Lenders,
    private readonly usedHolds: UsedHolds,
  ) {}

  async byToken(token: string, buyer: CartBuyer): Promise<Result<PricedOpenCart, 'record.missing'>> {
    const cart = await this.carts.find(hashToken(token));
    return cart === null
      ? refuse('record.missing')
      : ok(await this.priced(cart, await this.tiresOf(cart), buyer));
  }

  tiresOf({ lines }: Cart): Promise<readonly Tire[]> {
    return this.tires.byIds(lines.map(({ tireId }) => tireId));
  }

  /** `tires` are at least those of its lines, as they are now. */
  async priced(kept: Cart, tires: readonly Tire[], buyer: CartBuyer): Promise<PricedOpenCart> {
    const cart = { ...kept, lines: await this.judge.lines(kept, tires) };
    const shop = cart.shopId === null ? null : await this.shops.findById(cart.shopId);
    const pickupPoint =
      cart.pickupPointCode === null ? null : await this.pickupPoints.find(cart.pickupPointCode);
    const byId = new Map(tires.map((tire) => [tire.tireId, tire]));
    const lines = cart.lines.flatMap((line) => this.withTire(line, byId.get(line.tireId)));
    const zip = shop?.zip ?? pickupPoint?.zip ?? cart.shipTo?.zip ?? cart.zip;
    const destination = zip === null ? null : await this.zips.destinationOf(zip);
    const coupon =
      cart.couponCode === null
        ? null
        : await this.coupons.standing(
            cart.couponCode,
            {
              accountId: buyer.accountId,
              shipTo: cart.shipTo,
            },
            cart.replaces?.orderId ?? null,
          );
    const view = await this.view(buyer, cart, {
      zip,
      vehicle: cart.vehicle,
      coupon,
      paymentMethod: buyer.paymentMethod ?? cart.paymentMethod,
    });
    const isMountedThere = cart.fulfilment === 'ship-to-shop' && shop !== null;
    const installation = isMountedThere ? { pricePerTireInCents: shop.installPriceInCents } : null;
    const counter = pickupPoint !== null && isCounter(pickupPoint) ? pickupPoint : null;
    const { priceHold } = cart;
    const isUsed = priceHold !== null && (await this.usedHolds.isUsed(priceHold.quoteId));
    const held = isUsed ? NOT_HELD : heldPrices(priceHold, cart.lines, view.context.at);
    const request = { lines: toPrice(lines, held, counter !== null), installation, destination };
    const { priced, ...explained } = priceFor(view, request);
    const isDecided = cart.fulfilment !== null && (cart.fulfilment !== 'ship-to-shop' || shop !== null);
    const installed =
      isDecided || cart.zip === null ? null : await this.installed(cart.zip, lines, held, view);
    const payLater = await this.payLater(view, installed ?? { priced, request });
    const { accountTypes, isCrewMember } = view.context.shopper;
    const [accountType = DEFAULT_ACCOUNT_TYPE] = accountTypes;
    const priceLabel = priceLabelOf(accountTypes, isCrewMember);
    const buyerIs = { accountType, priceLabel };
    const charged = await this.references.current();
    const beside = { everybodys: publicPrices(toPrice(lines, NOT_HELD), view), charged };
    const isAppointmentFree = shop === null || (await this.isAppointmentFree(cart, shop));
    const price = { pricing: priced, held, ...explained, beside, context: view.context };
    const chosen = { shop, isAppointmentFree, pickupPoint, ...pickupOf(counter, lines, view.context.at) };
    const mounted = installed?.priced ?? null;
    return {
      cart,
      lines,
      ...chosen,
      destination,
      ...buyerIs,
      ...price,
      coupon,
      installed: mounted,
      payLater,
    };
  }

  /** The slot of the order that it replaces counts as free for it. */
  private async isAppointmentFree({ cartId, appointment, replaces }: Cart, shop: Shop): Promise<boolean> {
    if (appointment === null) return true;
    const asking = { cartId, ...(replaces === null ? {} : { orderId: replaces.orderId }) };
    return (await this.calendar.check(shop, appointment, asking)).ok;
  }

  private view(
    { accountId, isCharged = false }: CartBuyer,
    { shipTo, replaces }: Cart,
    occasion: PriceOccasion,
  ): Promise<PriceView> {
    const customer: PriceCustomer = {
      accountId,
      email: shipTo?.email ?? null,
      replacesOrderId: replaces?.orderId ?? null,
    };
    return isCharged ? this.views.charged(customer, occasion) : this.views.of(customer, occasion);
  }

  /** As the catalogue prices a tire at the door: mounted at what shops near the ZIP usually take. */
  private async installed(
    zip: string,
    lines: Lines,
    held: HeldPrices,
    view: PriceView,
  ): Promise<PricedRequest | null> {
    const found = await this.doorTerms.run(zip, view);
    const terms = found.ok ? found.value.terms : null;
    const isMounted = lines.length > 0 && lines.every(({ tire }) => isInstallable(tire.size));
    if (terms === null || terms.installPriceInCents === null || !isMounted) return null;
    const { installPriceInCents, destination } = terms;
    const installation = { pricePerTireInCents: installPriceInCents };
    const request = { lines: toPrice(lines, held), installation, destination };
    return { request, priced: priceFor(view, request).priced };
  }

  /** The lowest total with a lender; null in an empty cart, before the tax is known, and once a lender is chosen. A chosen card keeps it. */
  private async payLater(
    { context, rules }: PriceView,
    { request, priced }: PricedRequest,
  ): Promise<LenderPrice | null> {
    const isChosen = context.paymentMethod !== null && context.paymentMethod !== 'card';
    if (isChosen || !priced.isTaxKnown || priced.lines.length === 0) return null;
    const totalWith = (paymentMethod: PaymentMethod): Cents =>
      priceFor({ rules, context: { ...context, paymentMethod } }, request).priced.totalInCents;
    return lowestLenderPrice(priced.totalInCents, await this.lenders.forEveryone(), totalWith);
  }

  // The foreign key keeps a tire that is in a cart. At most its catalogue entry is hidden for a moment.
  private withTire(line: CartLine, tire: Tire | undefined): { line: CartLine; tire: Tire }[] {
    return tire === undefined ? [] : [{ line, tire }];
  }
}

const priceFor = (
  { context, rules }: { readonly context: PriceContext; readonly rules: PriceView['rules'] },
  request: Omit<PriceRequest, 'context'>,
) => explainPrice({ ...request, context }, rules);

type HeldPrices = ReturnType<typeof heldPrices>;
const NOT_HELD: HeldPrices = new Map();

const heldPart = (price: Cents | undefined): Pick<PriceLine, 'heldPriceInCents'> =>
  price === undefined ? {} : { heldPriceInCents: price };

// Freight is the price of shipping an oversized tire.
const toPrice = (lines: Lines, held: HeldPrices, isPickedUpHere = false): PriceLine[] =>
  lines.map(({ line, tire }) => ({
    ...priceLineOf(tire, line),
    ...heldPart(held.get(line.lineId)),
    ...(isPickedUpHere ? { isOversized: false } : {}),
  }));

const pickupOf = (
  counter: WarehouseCounter | null,
  lines: Lines,
  at: Date,
): Pick<PricedOpenCart, 'isAtWarehouse' | 'pickupReadyBy'> => {
  if (counter === null) return { isAtWarehouse: true, pickupReadyBy: null };
  const wanted = wantedStockOf(
    lines.map(({ line }) => line),
    lines.map(({ tire }) => tire),
  );
  return {
    isAtWarehouse: hasAllTires(wanted.lines, wanted.levels, counter.warehouseCode),
    pickupReadyBy: warehousePickupReadyBy(at, counter),
  };
};

const publicPrices = (
  lines: readonly PriceLine[],
  { rules, context }: PriceView,
): ReadonlyMap<string, Cents> => {
  const prices = shopperPrices(lines, rules, { ...context, shopper: GUEST });
  return new Map(
    lines.map(({ lineId, unitPriceInCents }, at) => [
      lineId,
      prices[at]?.unitPriceInCents ?? unitPriceInCents,
    ]),
  );
};
