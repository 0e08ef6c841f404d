/** So many of one tire are wanted. */
export interface StockLine {
  readonly tireId: string;
  readonly quantity: number;
}

/** So many of one tire lie in one warehouse. */
export interface StockLevel {
  readonly tireId: string;
  readonly warehouseCode: string;
  readonly available: number;
}

/** So many of one tire are taken from one warehouse. */
export interface StockPick {
  readonly tireId: string;
  readonly warehouseCode: string;
  readonly quantity: number;
}
