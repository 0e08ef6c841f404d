import { Injectable } from '@nestjs/common';
import {
  lowestPrice,
  type LowestPrice,
  type PriceLine,
  type SaleTerms,
  scaleCents,
} from '@simpletread/domain';

import { PastTirePrices, priceLineOf, TireReader } from '../../catalogue/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import { PeriodRules } from '../../pricing/index.js';
import type { OrderLineRecord, OrderRecord } from '../order/index.js';

/** Our own prices since an order, by the rules and tire prices that were in force. */
@Injectable()
export class OwnPrices {
  constructor(
    private readonly tires: TireReader,
    private readonly past: PastTirePrices,
    private readonly rules: PeriodRules,
    private readonly zips: ZipDirectory,
  ) {}

  /**
   * The lowest price of a line's tire in a period, for a purchase like the order, as the line's share of the whole order: as it was bought, and of what was kept, whichever
   * is higher, so that a return lowers no price. Null if the tire is no longer sold. Stock of the past isn't known, so it doesn't count.
   */
  async lowest(
    order: OrderRecord,
    { id: lineId, tire_id: tireId }: OrderLineRecord,
    { from, to }: { readonly from: Date; readonly to: Date },
  ): Promise<LowestPrice | null> {
    const { lines } = order;
    const tireIds = [...new Set(lines.map((line) => line.tire_id))];
    const tires = new Map((await this.tires.byIds(tireIds)).map((tire) => [tire.tireId, tire]));
    if (tires.get(tireId)?.status !== 'active' || tires.size < tireIds.length) return null;
    const [terms, rules, former] = await Promise.all([
      this.termsOf(order),
      this.rules.inForce({ from, to }),
      this.past.changesSince(tireIds, from),
    ]);
    const cartOf = (quantityOf: (line: OrderLineRecord) => number): PriceLine[] =>
      lines.flatMap((line) => {
        const tire = tires.get(line.tire_id);
        const quantity = quantityOf(line);
        if (tire === undefined || quantity === 0) return [];
        return [
          priceLineOf(tire, { lineId: line.id, quantity, hasRoadHazard: line.road_hazard_in_cents > 0 }),
        ];
      });
    const bought = cartOf(({ quantity }) => quantity);
    const kept = cartOf((line) => line.quantity - line.returned_quantity);
    const isWhole = lines.every((line) => line.returned_quantity === 0);
    const carts = isWhole ? [bought] : [bought, kept];
    return lowestPrice(lineId, carts, { from, to, rules, former }, terms);
  }

  /** The ZIP code and the payment method are those that the price was charged for: a later change of address moves no price. */
  private async termsOf({
    price_snapshot: snapshot,
    zip,
    vehicle,
    payment,
    lines,
  }: OrderRecord): Promise<SaleTerms> {
    const { record } = snapshot;
    const chargedZip = record?.zip ?? zip;
    const [mounted] = lines.filter((line) => line.installation_in_cents > 0);
    const method = record?.paymentMethod ?? payment?.method;
    return {
      installation:
        mounted === undefined
          ? null
          : { pricePerTireInCents: scaleCents(mounted.installation_in_cents, 1, mounted.quantity) },
      destination: await this.zips.destinationOf(chargedZip),
      zip: chargedZip,
      paymentMethod: method === undefined || method === 'gift-card' ? 'card' : method,
      vehicle,
    };
  }
}
