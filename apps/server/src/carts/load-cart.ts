import { Injectable } from '@nestjs/common';
import {
  ok,
  type PriceContext,
  type PricedCart,
  priceCart,
  type PriceDestination,
  type PriceLine,
  refuse,
  type Result,
} from '@simpletread/domain';

import { isInstallable, type Shop, ShopDirectory } from '../installers/index.js';
import { ZipDirectory } from '../locations/index.js';
import { FindDoorTerms, priceLineOf, type Tire, TireReader } from '../catalogue/index.js';
import { hashToken } from '../platform/ids/index.js';
import { type PriceView, standardView } from '../pricing/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Cart, CartLine } from './cart.js';
import { CartRepository } from './cart.repository.js';
import type { PricedOpenCart } from './priced-open-cart.js';

/** Loads a cart by its token and prices it as of now; shopper, checkout and explanations all see this one result. */
@Injectable()
export class LoadCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly tires: TireReader,
    private readonly shops: ShopDirectory,
    private readonly zips: ZipDirectory,
    private readonly doorTerms: FindDoorTerms,
    private readonly clock: Clock,
  ) {}

  async byToken(token: string): Promise<Result<PricedOpenCart, 'record.missing'>> {
    const cart = await this.carts.find(hashToken(token));
    return cart === null ? refuse('record.missing') : ok(await this.priced(cart, await this.tiresOf(cart)));
  }

  tiresOf({ lines }: Cart): Promise<readonly Tire[]> {
    return this.tires.byIds(lines.map(({ tireId }) => tireId));
  }

  /** `tires` are at least those of its lines, as they are now. */
  async priced(cart: Cart, tires: readonly Tire[]): Promise<PricedOpenCart> {
    const shop = cart.shopId === null ? null : await this.shops.findById(cart.shopId);
    const byId = new Map(tires.map((tire) => [tire.tireId, tire]));
    const lines = cart.lines.flatMap((line) => this.withTire(line, byId.get(line.tireId)));
    const zip = destinationZip(cart, shop);
    const destination = zip === null ? null : await this.zips.destinationOf(zip);
    const view = standardView(this.clock.now());
    const pricing = priceCart(
      {
        lines: toPrice(lines),
        installation:
          cart.fulfilment === 'ship-to-shop' && shop !== null
            ? { pricePerTireInCents: shop.installPriceInCents }
            : null,
        destination,
        context: contextOf(cart, zip, view),
      },
      view.rules,
    );
    const isDecided = cart.fulfilment === 'ship-to-me' || shop !== null;
    const installed = isDecided || cart.zip === null ? null : await this.installed(cart, cart.zip, lines);
    return { cart, lines, shop, destination, pricing, installed };
  }

  /** As the catalogue prices a tire at the door: mounted at what shops near the ZIP usually take. */
  private async installed(
    cart: Cart,
    zip: string,
    lines: PricedOpenCart['lines'],
  ): Promise<PricedCart | null> {
    const found = await this.doorTerms.run(zip);
    const terms = found.ok ? found.value.terms : null;
    const isMounted = lines.length > 0 && lines.every(({ tire }) => isInstallable(tire.size));
    if (terms === null || terms.installPriceInCents === null || !isMounted) return null;
    const { installPriceInCents, destination, view } = terms;
    return priceCart(
      {
        lines: toPrice(lines),
        installation: { pricePerTireInCents: installPriceInCents },
        destination,
        context: contextOf(cart, zip, view),
      },
      view.rules,
    );
  }

  // The foreign key keeps a tire that stands in a cart; only its catalogue entry may be hidden for a moment.
  private withTire(line: CartLine, tire: Tire | undefined): { line: CartLine; tire: Tire }[] {
    return tire === undefined ? [] : [{ line, tire }];
  }
}

const toPrice = (lines: PricedOpenCart['lines']): PriceLine[] =>
  lines.map(({ line, tire }) => priceLineOf(tire, line));

const contextOf = ({ vehicle }: Cart, zip: string | null, { context }: PriceView): PriceContext => ({
  ...context,
  zip,
  vehicle,
});

const destinationZip = (cart: Cart, shop: Shop | null): string | null =>
  cart.fulfilment === 'ship-to-shop' && shop !== null ? shop.zip : (cart.shipTo?.zip ?? cart.zip);
