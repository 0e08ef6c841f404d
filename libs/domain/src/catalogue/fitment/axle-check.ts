import { hasSameDimensions, parseTireSize, type TireSize } from '../tires/index.js';
import { type FitReason, fitReason } from './fit-reason.js';
import type { VehicleFitment } from './fitment-record.js';

const sizeOf = (code: string): TireSize | null => {
  const parsed = parseTireSize(code);
  return parsed.ok ? parsed.value.size : null;
};

/**
 * Whether a tire stands on its own axle of a vehicle whose front and rear sizes differ: the size of the other axle is
 * refused even where it is near enough to be a replacement, as the pair is matched to brakes and stability control. Null
 * where both axles are of one size, and for a size of neither.
 */
export const axleReason = (
  tireSize: string,
  { front, rear }: Pick<VehicleFitment, 'front' | 'rear'>,
  axle: 'front' | 'rear',
): FitReason | null => {
  const [tire, frontSize, rearSize] = [tireSize, front.sizeCode, rear?.sizeCode ?? ''].map(sizeOf);
  if (!tire || !frontSize || !rearSize || rear === null || hasSameDimensions(frontSize, rearSize))
    return null;
  const [own, other] = axle === 'front' ? [frontSize, rearSize] : [rearSize, frontSize];
  const isOwn = hasSameDimensions(tire, own);
  if (!isOwn && !hasSameDimensions(tire, other)) return null;
  return fitReason('axle.ownSize', isOwn ? 'fits' : 'refused', {
    axle,
    frontSize: front.sizeCode,
    rearSize: rear.sizeCode,
  });
};
