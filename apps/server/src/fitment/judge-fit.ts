import type { FitVerdictReply } from '@simpletread/contract';
import {
  explainFitReason,
  type FitAxle,
  type FitTire,
  fitVerdictForVehicle,
  isLoadIndex,
  isLoadRange,
  isSpeedSymbol,
} from '@simpletread/domain';

import type { KnownVehicle } from './known-vehicle.js';

/** What a verdict looks at in a tire. */
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
      text: 'The maker states no load index or speed rating for this tire; check the placard in the driver’s door.',
    },
  ],
};

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

/** Whether a tire fits a vehicle on the given axle, with each reason in plain words. */
export const judgeFit = (tire: TireToJudge, vehicle: KnownVehicle, axle: FitAxle): FitVerdictReply => {
  const fitTire = fitTireOf(tire);
  if (fitTire === null) return UNRATED;
  const { kind, reasons } = fitVerdictForVehicle(fitTire, vehicle.fitments, axle);
  return {
    kind,
    reasons: reasons.map((reason) => ({
      code: reason.code,
      isPassed: reason.isPassed,
      text: explainFitReason(reason),
    })),
  };
};

const SEVERITY = { fits: 0, conditional: 1, unknown: 2, refused: 3 } as const;

/** The worse of two verdicts, for a set whose front and rear tires differ. */
export const worseFit = (front: FitVerdictReply, rear: FitVerdictReply): FitVerdictReply =>
  SEVERITY[rear.kind] > SEVERITY[front.kind] ? rear : front;
