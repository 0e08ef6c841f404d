import type { LoadIndex } from '../load-index.js';
import type { LoadRange } from '../load-range.js';
import type { SpeedSymbol } from '../speed-symbol.js';

/** '' is Euro-metric (225/65R17), P passenger, LT light truck, ST special trailer, T temporary spare. */
export type MetricPrefix = '' | 'P' | 'LT' | 'ST' | 'T';

/** R radial, D diagonal, B bias-belted; '-' is diagonal in golf, lawn and trailer sizes. */
export type Construction = 'R' | 'D' | 'B' | '-';

/** 225/65R17, P225/65R17, LT275/70R18, T145/70D17, 235/65R16C; `aspect` is null in 185R14C. */
export interface MetricSize {
  readonly kind: 'metric';
  readonly prefix: MetricPrefix;
  readonly widthMm: number;
  readonly aspect: number | null;
  readonly construction: Construction;
  readonly isZr: boolean;
  readonly rimIn: number;
  readonly suffix: '' | 'C';
}

/** Light-truck flotation, always radial and LT: 33X12.50R15LT. */
export interface FlotationSize {
  readonly kind: 'flotation';
  readonly diameterIn: number;
  readonly widthIn: number;
  readonly rimIn: number;
}

/** ATV, UTV, golf, lawn and small trailer tires named by their diameter: 25X8.00-12, 26X9.00R14. */
export interface LowPressureSize {
  readonly kind: 'lowPressure';
  readonly diameterIn: number;
  readonly widthIn: number;
  readonly construction: 'R' | '-';
  readonly rimIn: number;
  /** 20.5X8.0-10 and 20.5X8.00-10 are sold as two sizes; every other size writes two decimals. */
  readonly widthDecimals: 1 | 2;
}

/** Radial truck sizes by width in inches: 11R22.5, 8.25R20, 7.50R16LT. */
export interface CommercialSize {
  readonly kind: 'commercial';
  readonly widthIn: number;
  readonly rimIn: number;
  readonly suffix: '' | 'LT';
}

/** Diagonal sizes by width in inches: 4.80-8. */
export interface NumericSize {
  readonly kind: 'numeric';
  readonly widthIn: number;
  readonly rimIn: number;
}

/** Michelin PAX run-flat sizes, all in millimeters: 235-710R460A. */
export interface PaxSize {
  readonly kind: 'pax';
  readonly widthMm: number;
  readonly diameterMm: number;
  readonly rimMm: number;
}

export type TireSize = MetricSize | FlotationSize | LowPressureSize | CommercialSize | NumericSize | PaxSize;

/** A size with the parts of its service description that were written with it. */
export interface ParsedTireSize {
  readonly size: TireSize;
  readonly loadIndex?: LoadIndex;
  readonly dualLoadIndex?: LoadIndex;
  /** '(Y)' if the description was in parentheses: (99Y). */
  readonly speedSymbol?: SpeedSymbol;
  readonly loadRange?: LoadRange;
  readonly isExtraLoad: boolean;
}
