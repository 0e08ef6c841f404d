import { hasSameDimensions, parseTireSize, type TireSize } from '../tires/index.js';
import { type FitReason, fitReason } from './fit-reason.js';
import type { VehicleFitment } from './fitment-record.js';

const sizeOf = (code: string): TireSize | null => {
  const parsed = parseTireSize(code);
  return parsed.ok ? parsed.value.size : null;
};

/**
 * Checks that a tire is on its own axle of a vehicle whose front and rear sizes differ. The size of the other axle is refused even if it is
 * close enough to be a replacement, because the pair is matched to brakes and stability control. Null if both axles have one size, or if
 * the size belongs to neither.
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
