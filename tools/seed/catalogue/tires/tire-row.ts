import type { Cents } from '@simpletread/domain';

/** A tire, as stored in the catalogue. */
export interface TireRow {
  readonly id: string;
  readonly itemNumber: number;
  readonly lineId: string;
  readonly sizeCode: string;
  readonly loadIndex: number;
  readonly dualLoadIndex: number | null;
  readonly speedSymbol: string;
  readonly loadRange: string;
  readonly isExtraLoad: boolean;
  readonly isRunFlat: boolean;
  readonly utqg: string | null;
  readonly warrantyMiles: number | null;
  readonly weightLb: number;
  readonly maxLoadLb: number;
  readonly maxPressurePsi: number | null;
  readonly treadDepth32nds: number;
  readonly isOversized: boolean;
  readonly priceInCents: Cents;
  readonly roadHazardInCents: Cents;
  /** Our cost for it. */
  readonly purchaseCostInCents: Cents;
  readonly status: 'active' | 'discontinued';
}
