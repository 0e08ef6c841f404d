/** Orders and readings of this many months count. Our own figure: each season’s tires are in it once. */
export const COST_MONTHS = 12;
/** Fewer miles say nothing about tires that last for tens of thousands. Our own figure. */
export const LEAST_COST_MILES = 1_000;

export interface FleetCost {
  /** Paid for the orders of its accounts, less refunds. */
  readonly spentInCents: number;
  /** Driven by its units, between readings of their odometers. */
  readonly miles: number;
}

/** Returns the cost of tires per mile in hundredths of a cent, rounded half up; null below 1,000 miles. */
export const costPerMile = ({ spentInCents, miles }: FleetCost): number | null =>
  miles < LEAST_COST_MILES ? null : Math.round((spentInCents * 100) / miles);

/** Returns a cost per mile as people read it: `2.31¢`, `$1.02`. */
export const costPerMileText = (hundredths: number): string =>
  hundredths < 10_000 ? `${(hundredths / 100).toFixed(2)}¢` : `$${(hundredths / 10_000).toFixed(2)}`;
