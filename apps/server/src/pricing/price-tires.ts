import { Injectable } from '@nestjs/common';
import { type Cents, priceCart, type PricedCart, type PriceDestination } from '@simpletread/domain';

import type { Tire } from '../catalogue/index.js';

export interface TiresToPrice {
  readonly lines: readonly {
    readonly lineId: string;
    readonly tire: Tire;
    readonly quantity: number;
    readonly hasRoadHazard: boolean;
  }[];
  /** Per tire; null where nobody mounts them. */
  readonly installPriceInCents: Cents | null;
  readonly destination: PriceDestination | null;
}

/** The one way from tires to a price: carts, checkout and explanations charge and show the same because all come through here. */
@Injectable()
export class PriceTires {
  run({ lines, installPriceInCents, destination }: TiresToPrice): PricedCart {
    return priceCart({
      lines: lines.map(({ lineId, tire, quantity, hasRoadHazard }) => ({
        lineId,
        unitPriceInCents: tire.priceInCents,
        quantity,
        maxLoadLb: tire.maxLoadLb,
        isOversized: tire.isOversized,
        weightLb: tire.weightLb,
        rimIn: tire.size.rimIn,
        roadHazard: { isChosen: hasRoadHazard, costPerTireInCents: tire.roadHazardInCents },
      })),
      installation: installPriceInCents === null ? null : { pricePerTireInCents: installPriceInCents },
      destination,
    });
  }
}
