import type { LoadRange } from '../load-range.js';
import type { SpeedSymbol } from '../speed-symbol.js';
import type { TireSize } from './tire-size.js';

/** One way to read the head of a size text; `rest` is what is left for the service description. */
export interface SizeReading {
  readonly size: TireSize;
  readonly rest: string;
  /** HL245/40R19 says its load range in front, LT275/70R17C behind. */
  readonly loadRange?: LoadRange;
  /** 205/55VR16 says its speed inside the size. */
  readonly speedSymbol?: SpeedSymbol;
}

/** Reads the head of a normalised size text, or null when it is no size of this notation. */
export type SizeReader = (text: string) => SizeReading | null;

/** A rim as typed: 17, 22.5, or 225 for 22.5 when the point was left out. */
export const rimFrom = (typed: string): number =>
  typed.length === 3 && !typed.includes('.') ? Number(typed) / 10 : Number(typed);
