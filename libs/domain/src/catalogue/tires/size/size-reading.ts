import type { LoadRange } from '../load-range.js';
import type { SpeedSymbol } from '../speed-symbol.js';
import type { TireSize } from './tire-size.js';

/** One reading of the start of a size text; `rest` is the text left for the service description. */
export interface SizeReading {
  readonly size: TireSize;
  readonly rest: string;
  /** HL245/40R19 has its load range in front, LT275/70R17C behind. */
  readonly loadRange?: LoadRange;
  /** 205/55VR16 has its speed symbol inside the size. */
  readonly speedSymbol?: SpeedSymbol;
}

/** Reads the start of a normalized size text, or null if it is no size of this notation. */
export type SizeReader = (text: string) => SizeReading | null;

/** Returns a rim as typed: 17, 22.5, or 225 for 22.5 without its point. */
export const rimFrom = (typed: string): number =>
  typed.length === 3 && !typed.includes('.') ? Number(typed) / 10 : Number(typed);
