import type { FitVerdictReply } from '@simpletread/contract';
import {
  explainFitReason,
  type FitAxle,
  type FitReason,
  type FitTire,
  fitVerdictForVehicle,
  staggeredFitVerdict,
  isLoadIndex,
  isLoadRange,
  isSpeedSymbol,
} from '@simpletread/domain';

import type { KnownVehicle } from '../vehicles/index.js';

/** The facts of a tire that a verdict depends on. */
export interface TireToJudge {
  readonly sizeCode: string;
  readonly loadIndex: number | null;
  readonly speedSymbol: string | null;
  readonly loadRange: string;
  readonly categoryName: string;
}

const UNRATED: FitVerdictReply = {
  kind: 'unknown',
  reasons: [
    {
      code: 'tire.unrated',
      isPassed: false,
      text: 'The maker lists no load index or speed rating for this tire. Check the tire placard in the driver’s door.',
    },
  ],
};

/** Names the axle of a reason where front and rear differ. */
const AXLE_WORDS = { front: 'Front: ', rear: 'Rear: ' } as const;

const fitTireOf = (tire: TireToJudge): FitTire | null => {
  const { sizeCode, loadIndex, speedSymbol, loadRange } = tire;
  if (loadIndex === null || speedSymbol === null || !isLoadIndex(loadIndex) || !isSpeedSymbol(speedSymbol)) {
    return null;
  }
  return {
    sizeCode,
    loadIndex,
    speedSymbol,
    loadRange: isLoadRange(loadRange) ? loadRange : null,
    category: tire.categoryName,
  };
};

const wordsOf = (
  reasons: readonly FitReason[],
  axleOf: (reason: FitReason) => 'front' | 'rear' | null,
): FitVerdictReply['reasons'] =>
  reasons.map((reason) => {
    const axle = axleOf(reason);
    const text = `${axle === null ? '' : AXLE_WORDS[axle]}${explainFitReason(reason)}`;
    return { code: reason.code, isPassed: reason.isPassed, text };
  });

/** Judges if a tire fits a vehicle on the given axle, with each reason in plain words. */
export const judgeFit = (tire: TireToJudge, vehicle: KnownVehicle, axle: FitAxle): FitVerdictReply => {
  const fitTire = fitTireOf(tire);
  if (fitTire === null) return UNRATED;
  const { kind, reasons, axle: decided } = fitVerdictForVehicle(fitTire, vehicle.fitments, axle);
  return { kind, reasons: wordsOf(reasons, () => decided) };
};

/** Judges if two tires make a front and rear pair for a vehicle, with the reasons of both. */
export const judgePair = (front: TireToJudge, rear: TireToJudge, vehicle: KnownVehicle): FitVerdictReply => {
  const tires = [fitTireOf(front), fitTireOf(rear)] as const;
  if (tires[0] === null || tires[1] === null) return UNRATED;
  const { kind, reasons } = staggeredFitVerdict(tires[0], tires[1], vehicle.fitments);
  const axles = new Map<FitReason, 'front' | 'rear' | null>(reasons.map((reason) => [reason, reason.axle]));
  return { kind, reasons: wordsOf(reasons, (reason) => axles.get(reason) ?? null) };
};
