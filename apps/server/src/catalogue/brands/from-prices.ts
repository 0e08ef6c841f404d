import { setImmediate as breathe } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import { alonePrices, type Cents, hasOwnPrices, ownPriceListIds } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { Database, type Renamed } from '../../platform/database/index.js';
import type { PriceView } from '../../pricing/index.js';
import {
  type BrandOnSale,
  CatalogueDirectory,
  type CatalogueIndex,
  type LineCounts,
  type TireRow,
} from '../tires/index.js';
import { SET_QUANTITY } from '../tire-search/index.js';

/** The lowest price of a line for the current shopper. */
export type FromPriceOf = (line: LineCounts) => Cents;

type PricedRow = Pick<TireRow, 'id'> &
  Renamed<TireRow, { lineId: 'line_id'; sizeCode: 'size_code'; priceInCents: 'price_in_cents' }>;

interface Known {
  readonly catalogue: CatalogueIndex;
  /** The same function for all shoppers of a kind, so derived values can be cached by it. */
  readonly priceOf: Promise<FromPriceOf>;
}

const ON_SALE = `
  SELECT id, line_id AS "lineId", size_code AS "sizeCode", price_in_cents AS "priceInCents"
  FROM catalogue.tire WHERE status = 'active'`;

/** Kinds of shopper; some 40 KB each. */
const MOST_KINDS = 40;
/** Tires priced before others get their turn: a millisecond or two. */
const AT_ONCE = 500;

const everybodys: FromPriceOf = ({ fromPriceInCents }) => fromPriceInCents;

/** The lowest of a brand's lines. */
export const fromPriceOfBrand = (
  { lines, fromPriceInCents }: BrandOnSale,
  fromPriceOf: FromPriceOf,
): Cents => {
  const [first = fromPriceInCents, ...others] = lines.map(fromPriceOf);
  return others.reduce((lowest, price) => (price < lowest ? price : lowest), first);
};

/**
 * The lowest price of each line's tires as the shopper would pay it for a set. Without price lists that is what the catalogue
 * counted; with them every tire is priced once for all shoppers of that kind, until rules or catalogue change.
 */
@Injectable()
export class FromPrices {
  private readonly known = new LRUCache<string, Known>({ max: MOST_KINDS });

  constructor(
    private readonly database: Database,
    private readonly directory: CatalogueDirectory,
  ) {}

  async of(view: PriceView): Promise<FromPriceOf> {
    const { rules, context, key } = view;
    if (!hasOwnPrices(rules, context)) return everybodys;
    const catalogue = await this.directory.current();
    // The rules, the stretch of time and the shopper's price lists. Use counts don't change a price list.
    const [rulesNow = ''] = key.split(' ');
    const kind = [rulesNow, ...ownPriceListIds(rules, context)].join(' ');
    let known = this.known.get(kind);
    if (known?.catalogue !== catalogue) {
      const priceOf = this.price(view, catalogue).then(
        (prices): FromPriceOf =>
          (line) =>
            prices.get(line.lineId) ?? line.fromPriceInCents,
      );
      known = { catalogue, priceOf };
      this.known.set(kind, known);
      priceOf.catch(() => this.known.delete(kind));
    }
    return known.priceOf;
  }

  private async price(
    { rules, context }: PriceView,
    catalogue: CatalogueIndex,
  ): Promise<ReadonlyMap<string, Cents>> {
    const rows = await this.database.query<PricedRow>(ON_SALE);
    const priceOf = alonePrices(rules, context);
    const lowest = new Map<string, Cents>();
    for (const [at, { id, lineId, sizeCode, priceInCents }] of rows.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await breathe();
      const line = catalogue.line(lineId);
      if (line === undefined) continue;
      const { brandKey: brandSlug, categoryId } = line;
      const tire = { tireId: id, productLineId: lineId, brandSlug, categoryId, sizeCode };
      const price = priceOf({ tire, quantity: SET_QUANTITY, unitPriceInCents: priceInCents });
      const before = lowest.get(lineId);
      if (before === undefined || price < before) lowest.set(lineId, price);
    }
    return lowest;
  }
}
