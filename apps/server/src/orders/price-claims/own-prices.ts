import { Injectable } from '@nestjs/common';
import { lowestPrice, type LowestPrice } from '@simpletread/domain';

import { PastTirePrices, priceLineOf, TireReader } from '../../catalogue/index.js';
import { PeriodRules } from '../../pricing/index.js';
import type { OrderLineRecord } from '../order/index.js';

/** Our own prices since an order, by the rules and tire prices that were in force. */
@Injectable()
export class OwnPrices {
  constructor(
    private readonly tires: TireReader,
    private readonly past: PastTirePrices,
    private readonly rules: PeriodRules,
  ) {}

  /** The lowest price in a period of as many tires as the line has; null if the tire is no longer known. */
  async lowest(
    { tire_id: tireId, quantity }: OrderLineRecord,
    { from, to }: { readonly from: Date; readonly to: Date },
  ): Promise<LowestPrice | null> {
    const [tire] = await this.tires.byIds([tireId]);
    if (tire === undefined) return null;
    const [rules, former] = await Promise.all([
      this.rules.inForce({ from, to }),
      this.past.changesSince(tireId, from),
    ]);
    const line = priceLineOf(tire, { lineId: tireId, quantity, hasRoadHazard: false });
    return lowestPrice(line, { from, to, rules, former });
  }
}
