import type { Cents, PriceLabel } from '@simpletread/domain';

import type { ProductLine } from './lines/product-line.js';

export interface SizeFacts {
  /** As on the sidewall: P225/65R17. */
  readonly code: string;
  /** The code of the search that it belongs to: 225/65R17. */
  readonly searchCode: string;
  /** The address of that search. */
  readonly slug: string;
  readonly rimIn: number;
  /** Null where the size does not name one, as in 11R22.5. */
  readonly aspect: number | null;
  readonly overallDiameterIn: number;
  /** The number of vehicles that left the factory with it. */
  readonly oeFitmentCount: number;
  /** Tires on sale in its search. */
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
  /** The price for the current shopper. */
  readonly priceInCents: Cents;
  /** The public price. */
  readonly retailPriceInCents: Cents;
  /** The tire's own price, which price lists start from. */
  readonly regularPriceInCents: Cents;
  /** The name of the shopper's price, where it differs from the public one. */
  readonly priceLabel: PriceLabel | null;
  readonly roadHazardInCents: Cents;
  readonly status: 'active' | 'discontinued';
  readonly version: number;
}

/** A tire with what we have of it. */
export interface Tire extends UnstockedTire {
  /** The source it was made from. While this is the same object, only its stock can have changed. */
  readonly facts: UnstockedTire;
  readonly stock: readonly WarehouseStock[];
  /** Sum over all warehouses. */
  readonly available: number;
}
