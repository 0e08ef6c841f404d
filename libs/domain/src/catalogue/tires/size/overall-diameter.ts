import type { TireSize } from './tire-size.js';

const MM_PER_INCH = 25.4;

const inTenths = (inches: number): number => Math.round(inches * 10) / 10;

/** Diameter of the rim in inches, to the tenth. */
export const rimDiameterIn = (size: TireSize): number =>
  size.kind === 'pax' ? inTenths(size.rimMm / MM_PER_INCH) : size.rimIn;

/**
 * Outer diameter of the unloaded tire in inches, unrounded: rim + 2 × width × aspect, or the figure that the size
 * itself names. Null for sizes that do not say it (185R14C, 11R22.5, 4.80-8).
 */
export const overallDiameterIn = (size: TireSize): number | null => {
  switch (size.kind) {
    case 'metric':
      return size.aspect === null
        ? null
        : size.rimIn + (2 * size.widthMm * size.aspect) / (100 * MM_PER_INCH);
    case 'flotation':
    case 'lowPressure':
      return size.diameterIn;
    case 'pax':
      return size.diameterMm / MM_PER_INCH;
    case 'commercial':
    case 'numeric':
      return null;
  }
};

/** Nominal section width in millimetres. */
export const sectionWidthMm = (size: TireSize): number =>
  size.kind === 'metric' || size.kind === 'pax' ? size.widthMm : size.widthIn * MM_PER_INCH;
