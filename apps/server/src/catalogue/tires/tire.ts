import type { Cents, PriceLabel } from '@simpletread/domain';

import type { ProductLine } from './lines/product-line.js';

export interface SizeFacts {
  readonly code: string;
  readonly slug: string;
  readonly rimIn: number;
  /** Null where the size does not name one, as in 11R22.5. */
  readonly aspect: number | null;
  readonly overallDiameterIn: number;
  /** How many vehicles left the factory on it. */
  readonly oeFitmentCount: number;
  /** Tires on sale in it. */
  readonly tireCount: number;
}

export interface WarehouseStock {
  readonly warehouseCode: string;
  readonly available: number;
}

/** One tire: a product line in one size and rating. */
export interface UnstockedTire {
  readonly tireId: string;
  readonly itemNumber: number;
  readonly line: ProductLine;
  readonly size: SizeFacts;
  readonly loadIndex: number | null;
  readonly dualLoadIndex: number | null;
  readonly speedSymbol: string | null;
  readonly loadRange: string;
  readonly isExtraLoad: boolean;
  readonly isRunFlat: boolean;
  readonly utqg: string | null;
  readonly warrantyMiles: number | null;
  readonly weightLb: number;
  readonly maxLoadLb: number;
  readonly maxPressurePsi: number | null;
  readonly treadDepth32nds: number | null;
  readonly isOversized: boolean;
  /** What the shopper pays who looks at it. */
  readonly priceInCents: Cents;
  /** What everybody pays. */
  readonly retailPriceInCents: Cents;
  /** The tire's own price, which price lists start from. */
  readonly regularPriceInCents: Cents;
  /** What the shopper's price is called where it is not everybody's. */
  readonly priceLabel: PriceLabel | null;
  readonly roadHazardInCents: Cents;
  readonly status: 'active' | 'discontinued';
  readonly version: number;
}

/** A tire with what we have of it. */
export interface Tire extends UnstockedTire {
  /** What it was made from: as long as this is the same value, nothing but its stock can have changed. */
  readonly facts: UnstockedTire;
  readonly stock: readonly WarehouseStock[];
  /** Sum over all warehouses. */
  readonly available: number;
}
