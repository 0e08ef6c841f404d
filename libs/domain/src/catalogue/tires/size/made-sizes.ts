/** Sizes that tire makers produce. Figures outside are typing errors, phone numbers or ZIP codes. */

const HALF_INCH_RIMS = new Set([16.5, 17.5, 19.5, 22.5, 24.5]);

const isRimMade = (rimIn: number): boolean =>
  HALF_INCH_RIMS.has(rimIn) || (Number.isInteger(rimIn) && rimIn >= 4 && rimIn <= 30);

const isMultipleOf = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-9;

/** Metric widths end in 5 and aspect ratios step by 5. A null `aspect` is the full profile of 185R14C. */
export const isMetricMade = (widthMm: number, aspect: number | null, rimIn: number): boolean => {
  if (widthMm < 115 || widthMm > 455 || widthMm % 10 !== 5 || !isRimMade(rimIn) || rimIn < 8) return false;
  if (aspect === null) return widthMm <= 235 && rimIn >= 10 && rimIn <= 17;
  if (aspect < 20 || aspect > 95 || aspect % 5 !== 0) return false;
  const diameterIn = rimIn + (2 * widthMm * aspect) / 2540;
  return diameterIn >= 15 && diameterIn <= 47;
};

/** Sizes by diameter: light-truck flotation (27-44 in on 14-28 in rims) and small tires for ATVs and carts. */
export const isByDiameterMade = (diameterIn: number, widthIn: number, rimIn: number): boolean =>
  isRimMade(rimIn) &&
  diameterIn >= 8 &&
  diameterIn <= 44 &&
  isMultipleOf(diameterIn, 0.5) &&
  widthIn >= 3 &&
  widthIn <= 18 &&
  isMultipleOf(widthIn, 0.25) &&
  widthIn <= diameterIn * 0.75 &&
  rimIn + 3 <= diameterIn &&
  rimIn >= diameterIn * 0.3;

/** Radials by width in inches: 5-18 in wide on 14-24.5 in rims. */
export const isCommercialMade = (widthIn: number, rimIn: number): boolean =>
  isRimMade(rimIn) &&
  rimIn >= 14 &&
  rimIn <= 24.5 &&
  widthIn >= 5 &&
  widthIn <= 18 &&
  isMultipleOf(widthIn, 0.25);

/** Diagonals by width in inches: 2.80-18 in wide on 4-24 in rims. */
export const isNumericMade = (widthIn: number, rimIn: number): boolean =>
  isRimMade(rimIn) && rimIn <= 24 && widthIn >= 2.8 && widthIn <= 18 && isMultipleOf(widthIn, 0.05);

/** PAX: only a few were made, all within these millimeters. */
export const isPaxMade = (widthMm: number, diameterMm: number, rimMm: number): boolean =>
  widthMm >= 185 &&
  widthMm <= 275 &&
  widthMm % 10 === 5 &&
  diameterMm >= 600 &&
  diameterMm <= 780 &&
  diameterMm % 10 === 0 &&
  rimMm >= 390 &&
  rimMm <= 540 &&
  rimMm % 10 === 0;
