import { Injectable } from '@nestjs/common';
import { lowestPrice, type LowestPrice, type PriceLine } from '@simpletread/domain';

import { PastTirePrices, priceLineOf, TireReader } from '../../catalogue/index.js';
import { PeriodRules } from '../../pricing/index.js';
import type { OrderLineRecord, OrderRecord } from '../order/index.js';

/** Our own prices since an order, by the rules and tire prices that were in force. */
@Injectable()
export class OwnPrices {
  constructor(
    private readonly tires: TireReader,
    private readonly past: PastTirePrices,
    private readonly rules: PeriodRules,
  ) {}

  /**
   * The lowest price of a line's tire in a period, as the line's share of the whole order: as it was bought, and of what was kept, whichever
   * is higher, so that a return lowers no price. Null if the tire is no longer sold. Stock of the past isn't known, so it doesn't count.
   */
  async lowest(
    { lines }: OrderRecord,
    { id: lineId, tire_id: tireId }: OrderLineRecord,
    { from, to }: { readonly from: Date; readonly to: Date },
  ): Promise<LowestPrice | null> {
    const tireIds = [...new Set(lines.map((line) => line.tire_id))];
    const tires = new Map((await this.tires.byIds(tireIds)).map((tire) => [tire.tireId, tire]));
    if (tires.get(tireId)?.status !== 'active' || tires.size < tireIds.length) return null;
    const [rules, former] = await Promise.all([
      this.rules.inForce({ from, to }),
      this.past.changesSince(tireIds, from),
    ]);
    const cartOf = (quantityOf: (line: OrderLineRecord) => number): PriceLine[] =>
      lines.flatMap((line) => {
        const tire = tires.get(line.tire_id);
        const quantity = quantityOf(line);
        if (tire === undefined || quantity === 0) return [];
        return [priceLineOf(tire, { lineId: line.id, quantity, hasRoadHazard: false })];
      });
    const bought = cartOf(({ quantity }) => quantity);
    const kept = cartOf((line) => line.quantity - line.returned_quantity);
    return lowestPrice(lineId, [bought, kept], { from, to, rules, former });
  }
}
