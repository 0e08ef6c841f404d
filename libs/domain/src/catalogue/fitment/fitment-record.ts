import type { LoadIndex, LoadRange, SpeedSymbol } from '../tires/index.js';

export type FitmentConfidence = 'high' | 'medium';

/** The factory tires of one trim over a span of model years. Rear fields are present only if they differ. */
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

/** The factory tire of one axle; null where the record doesn't say. */
export interface AxleSpec {
  readonly sizeCode: string;
  readonly loadIndex: LoadIndex | null;
  readonly dualLoadIndex: LoadIndex | null;
  readonly speedSymbol: SpeedSymbol | null;
  readonly loadRange: LoadRange | null;
}

/** One tire set of a vehicle and its trims; `rear` is null if both axles have the same tire. */
export interface VehicleFitment {
  readonly trims: readonly string[];
  readonly front: AxleSpec;
  readonly rear: AxleSpec | null;
  readonly isStaggered: boolean;
  readonly confidence: FitmentConfidence;
  /** The model whose sizes these are; null for the vehicle's own. */
  readonly inheritedFrom: string | null;
}
