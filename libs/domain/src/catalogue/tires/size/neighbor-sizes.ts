import { overallDiameterIn, rimDiameterIn, sectionWidthMm } from './overall-diameter.js';
import { parseTireSize } from './parse-tire-size.js';
import type { TireSize } from './tire-size.js';
import { tireClass } from '../tire-class.js';

/** A size that comes near another one. */
export interface NeighborSize<Size> {
  readonly size: Size;
  /** Signed, in tenths of a percent of the other's diameter: 1.2 is 1.2% taller. */
  readonly diameterPercent: number;
}

/** Neighbors are within this of the diameter, the common industry limit for a replacement. */
const MOST_PERCENT = 3;
const MOST_WIDTH_MM = 20;

const inTenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns those of `sizes` (any objects with a canonical `code`) that come near `wanted`: of its class, on its rim, within 3% of its diameter and 20 mm of
 * its width, the nearest diameter first, then the nearest width. Empty for a size without a stated diameter. Whether a neighbor may go on a
 * vehicle is for the verdict.
 */
export const neighborSizes = <Size extends { readonly code: string }>(
  wanted: TireSize,
  sizes: readonly Size[],
): readonly NeighborSize<Size>[] => {
  const diameterIn = overallDiameterIn(wanted);
  if (diameterIn === null) return [];
  return sizes
    .flatMap((size) => {
      const parsed = parseTireSize(size.code);
      const other = parsed.ok ? parsed.value.size : null;
      const otherIn = other === null ? null : overallDiameterIn(other);
      if (other === null || otherIn === null) return [];
      if (tireClass(other) !== tireClass(wanted) || rimDiameterIn(other) !== rimDiameterIn(wanted)) return [];
      const percent = (otherIn / diameterIn - 1) * 100;
      const widthMm = Math.abs(sectionWidthMm(other) - sectionWidthMm(wanted));
      if (Math.abs(percent) > MOST_PERCENT || widthMm > MOST_WIDTH_MM) return [];
      return [{ size, diameterPercent: inTenths(percent), distance: Math.abs(percent), widthMm }];
    })
    .sort((a, b) => a.distance - b.distance || a.widthMm - b.widthMm)
    .map(({ size, diameterPercent }) => ({ size, diameterPercent }));
};

/** Returns `1.2% taller`, `0.8% shorter` or `same height`. */
export const heightDifferenceText = (diameterPercent: number): string => {
  if (diameterPercent === 0) return 'same height';
  return `${Math.abs(diameterPercent).toFixed(1)}% ${diameterPercent > 0 ? 'taller' : 'shorter'}`;
};
