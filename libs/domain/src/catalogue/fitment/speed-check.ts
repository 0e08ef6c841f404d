import { compareSpeedSymbols, isSpeedAtLeast, type SpeedSymbol } from '../tires/index.js';
import { type FitEffect, type FitReason, fitReason } from './fit-reason.js';

/** Winter tires may be rated slower than the original, but not below Q (99 mph); the driver keeps to their limit. */
const SLOWEST_WINTER_SYMBOL: SpeedSymbol = 'Q';

const effectOf = (
  tireSpeed: SpeedSymbol,
  originalSpeed: SpeedSymbol | null,
  isWinterTire: boolean,
): FitEffect => {
  if (originalSpeed === null) return 'conditional';
  if (isSpeedAtLeast(tireSpeed, originalSpeed)) return 'fits';
  const isAllowedInWinter = isWinterTire && compareSpeedSymbols(tireSpeed, SLOWEST_WINTER_SYMBOL) >= 0;
  return isAllowedInWinter ? 'conditional' : 'refused';
};

/** The tire must be rated at least as fast as the original. An original without a speed symbol leaves a condition. */
export const speedReason = (
  tireSpeed: SpeedSymbol,
  originalSpeed: SpeedSymbol | null,
  isWinterTire: boolean,
): FitReason =>
  fitReason('speed.atLeastOriginal', effectOf(tireSpeed, originalSpeed, isWinterTire), {
    tireSpeed,
    originalSpeed,
    isWinterTire,
  });
