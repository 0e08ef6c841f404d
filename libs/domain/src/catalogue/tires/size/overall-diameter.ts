import type { TireSize } from './tire-size.js';

const MM_PER_INCH = 25.4;

const inTenths = (inches: number): number => Math.round(inches * 10) / 10;

/** Returns the rim diameter in inches, to the tenth. */
export const rimDiameterIn = (size: TireSize): number =>
  size.kind === 'pax' ? inTenths(size.rimMm / MM_PER_INCH) : size.rimIn;

/**
 * Returns the outer diameter of the unloaded tire in inches, unrounded: rim + 2 × width × aspect, or the size's own figure. Null for sizes
 * that don't state it (185R14C, 11R22.5, 4.80-8).
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

/** Returns the nominal section width in millimeters. */
export const sectionWidthMm = (size: TireSize): number =>
  size.kind === 'metric' || size.kind === 'pax' ? size.widthMm : size.widthIn * MM_PER_INCH;
