import type { LoadIndex, LoadRange, SpeedSymbol, TireClass } from '../tires/index.js';

/** The figures behind each reason, by its code. */
export interface FitReasonData {
  readonly 'size.unreadable': { readonly tireSize: string; readonly originalSize: string };
  readonly 'size.sameAsOriginal': { readonly tireSize: string; readonly originalSize: string };
  readonly 'axle.ownSize': {
    readonly axle: 'front' | 'rear';
    readonly frontSize: string;
    readonly rearSize: string;
  };
  readonly 'rim.sameDiameter': {
    readonly tireRimIn: number;
    readonly originalRimIn: number;
    /** All wheels the vehicle was sold with on this axle, smallest first. */
    readonly vehicleRimsIn: readonly number[];
  };
  readonly 'diameter.withinTolerance': {
    readonly tireDiameterIn: number | null;
    readonly originalDiameterIn: number | null;
    /** Signed, to the tenth of a percent; null if a size doesn't state its diameter. */
    readonly differencePercent: number | null;
    readonly tolerancePercent: number;
  };
  readonly 'width.nearOriginal': {
    readonly tireWidthMm: number;
    readonly originalWidthMm: number;
    readonly toleranceMm: number;
  };
  readonly 'class.sameAsOriginal': { readonly tireClass: TireClass; readonly originalClass: TireClass };
  readonly 'load.atLeastOriginal': {
    readonly tireLoadIndex: LoadIndex;
    readonly originalLoadIndex: LoadIndex | null;
    /** After derating. */
    readonly tireLoadLb: number;
    readonly originalLoadLb: number | null;
    readonly isDerated: boolean;
  };
  readonly 'loadRange.atLeastOriginal': {
    readonly tireLoadRange: LoadRange;
    readonly originalLoadRange: LoadRange;
  };
  readonly 'speed.atLeastOriginal': {
    readonly tireSpeed: SpeedSymbol;
    readonly originalSpeed: SpeedSymbol | null;
    readonly isWinterTire: boolean;
  };
  /** The sizes are those of another model of the same year. */
  readonly 'vehicle.inheritedSizes': { readonly parentModel: string };
  readonly 'vehicle.fitmentUnknown': Readonly<Record<string, never>>;
}

export type FitReasonCode = keyof FitReasonData;

/** A reason's effect on the verdict: none, a condition to tell the customer, or a refusal. */
export type FitEffect = 'fits' | 'conditional' | 'refused';

export interface FitReasonOf<C extends FitReasonCode> {
  readonly code: C;
  readonly isPassed: boolean;
  readonly effect: FitEffect;
  readonly data: FitReasonData[C];
}

/** One check of a tire against a vehicle's factory tire. */
export type FitReason = { readonly [C in FitReasonCode]: FitReasonOf<C> }[FitReasonCode];

/** A reason whose `isPassed` follows from its effect. */
export const fitReason = <C extends FitReasonCode>(
  code: C,
  effect: FitEffect,
  data: FitReasonData[C],
): FitReasonOf<C> => ({ code, isPassed: effect === 'fits', effect, data });
