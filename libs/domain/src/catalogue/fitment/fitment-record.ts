import type { LoadIndex, LoadRange, SpeedSymbol } from '../tires/index.js';

export type FitmentConfidence = 'high' | 'medium';

/** What one trim of a model left the factory with, over a span of model years. Rear fields only when different. */
export interface FitmentRecord {
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly trim: string;
  readonly frontSize: string;
  readonly frontLoadIndex: LoadIndex | null;
  readonly frontLoadIndexDual: LoadIndex | null;
  readonly frontSpeed: SpeedSymbol | null;
  readonly loadRange: LoadRange | null;
  readonly rearSize: string | null;
  readonly rearLoadIndex: LoadIndex | null;
  readonly rearSpeed: SpeedSymbol | null;
  readonly isStaggered: boolean;
  readonly confidence: FitmentConfidence;
}

/** The tire that one axle left the factory with; null where the record does not say. */
export interface AxleSpec {
  readonly sizeCode: string;
  readonly loadIndex: LoadIndex | null;
  readonly dualLoadIndex: LoadIndex | null;
  readonly speedSymbol: SpeedSymbol | null;
  readonly loadRange: LoadRange | null;
}

/** One tire set of a vehicle and the trims that have it; `rear` is null when both axles are the same. */
export interface VehicleFitment {
  readonly trims: readonly string[];
  readonly front: AxleSpec;
  readonly rear: AxleSpec | null;
  readonly isStaggered: boolean;
  readonly confidence: FitmentConfidence;
}
