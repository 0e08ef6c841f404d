/** A wanted quantity of one tire. */
export interface StockLine {
  readonly tireId: string;
  readonly quantity: number;
}

/** The stock of one tire in one warehouse. */
export interface StockLevel {
  readonly tireId: string;
  readonly warehouseCode: string;
  readonly available: number;
}

/** A quantity of one tire to take from one warehouse. */
export interface StockPick {
  readonly tireId: string;
  readonly warehouseCode: string;
  readonly quantity: number;
}
