import { Injectable } from '@nestjs/common';
import { getProduct, type ProductReply } from '@simpletread/contract';
import { LRUCache } from 'lru-cache';

import { preparePart, type PreparedReply } from '../../platform/http/index.js';
import type { ChargedPrices, PriceView } from '../../pricing/index.js';
import { ShopperOffers } from '../tire-search/index.js';
import { type Tire, tireVariantOf } from '../tires/index.js';

/** The sizes of a line on sale, as values and as part of a reply. */
export interface ShownSizes {
  readonly values: () => ProductReply['sizes'];
  readonly written: () => PreparedReply;
}

interface WrittenSizes {
  readonly charged: ChargedPrices;
  readonly part: PreparedReply;
}

/** A line has some 12 KB of them, so these are 650 lines. Reading more lines than fit in turn would find none of them. */
const MOST_BYTES = 8_000_000;

/** The sizes of lines. Those at public prices are written down once, until a tire of the line or a charged price changes. */
@Injectable()
export class ProductSizes {
  private readonly known = new LRUCache<readonly Tire[], WrittenSizes>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ part }) => part.body.length,
  });

  constructor(private readonly offers: ShopperOffers) {}

  /** The sizes of the line that has the `tires` of a shelf. */
  of(tires: readonly Tire[], view: PriceView, charged: ChargedPrices): ShownSizes {
    const onSale = (): readonly Tire[] => tires.filter(({ status }) => status === 'active');
    const values = (): ProductReply['sizes'] =>
      this.offers.each(onSale(), view).map((tire) => tireVariantOf(tire, charged));
    const write = (): PreparedReply => preparePart(getProduct.reply.shape.sizes, values());
    return {
      values,
      written: this.offers.arePublic(view) ? () => this.publicPart(tires, charged, write) : write,
    };
  }

  private publicPart(
    tires: readonly Tire[],
    charged: ChargedPrices,
    write: () => PreparedReply,
  ): PreparedReply {
    const known = this.known.get(tires);
    if (known?.charged === charged) return known.part;
    const part = write();
    this.known.set(tires, { charged, part });
    return part;
  }
}
