import {
  canonicalTireSize,
  hasSameDimensions,
  overallDiameterIn,
  rimDiameterIn,
  sectionWidthMm,
  type TireClass,
  tireClass,
  type TireSize,
} from '../tires/index.js';
import { type FitEffect, type FitReason, fitReason } from './fit-reason.js';

/** Beyond 3%, the speedometer, anti-lock brakes and clearance are off (common industry limit). */
export const DIAMETER_TOLERANCE_PERCENT = 3;

/** A tire one or two section widths from the original still fits the same rim width (20 mm, compiled). */
export const WIDTH_TOLERANCE_MM = 20;

const inTenths = (value: number): number => Math.round(value * 10) / 10;

const diameterReason = (tire: TireSize, original: TireSize): FitReason => {
  const isSame = hasSameDimensions(tire, original);
  const tireDiameterIn = overallDiameterIn(tire);
  const originalDiameterIn = overallDiameterIn(original);
  const data = { tireDiameterIn: null, originalDiameterIn: null, differencePercent: null };
  if (tireDiameterIn === null || originalDiameterIn === null) {
    return fitReason('diameter.withinTolerance', isSame ? 'fits' : 'refused', {
      ...data,
      tolerancePercent: DIAMETER_TOLERANCE_PERCENT,
    });
  }
  const percent = ((tireDiameterIn - originalDiameterIn) / originalDiameterIn) * 100;
  return fitReason(
    'diameter.withinTolerance',
    Math.abs(percent) <= DIAMETER_TOLERANCE_PERCENT + 1e-9 ? 'fits' : 'refused',
    {
      tireDiameterIn: inTenths(tireDiameterIn),
      originalDiameterIn: inTenths(originalDiameterIn),
      differencePercent: inTenths(percent),
      tolerancePercent: DIAMETER_TOLERANCE_PERCENT,
    },
  );
};

/** Passenger and light-truck tires may replace each other under conditions; other classes may not. */
const classEffect = (tire: TireClass, original: TireClass): FitEffect => {
  if (tire === original) return 'fits';
  const isRoad = (value: TireClass): boolean => value === 'passenger' || value === 'lightTruck';
  return isRoad(tire) && isRoad(original) ? 'conditional' : 'refused';
};

/** Checks size, rim, diameter, width and class of a tire against the original size. A different rim is always refused. */
export const dimensionReasons = (tire: TireSize, original: TireSize): readonly FitReason[] => {
  const tireRimIn = rimDiameterIn(tire);
  const originalRimIn = rimDiameterIn(original);
  const tireWidthMm = Math.round(sectionWidthMm(tire));
  const originalWidthMm = Math.round(sectionWidthMm(original));
  const isWidthNear = Math.abs(tireWidthMm - originalWidthMm) <= WIDTH_TOLERANCE_MM;
  const tireKind = tireClass(tire);
  const originalKind = tireClass(original);
  return [
    fitReason('size.sameAsOriginal', hasSameDimensions(tire, original) ? 'fits' : 'conditional', {
      tireSize: canonicalTireSize(tire),
      originalSize: canonicalTireSize(original),
    }),
    fitReason('rim.sameDiameter', tireRimIn === originalRimIn ? 'fits' : 'refused', {
      tireRimIn,
      originalRimIn,
      vehicleRimsIn: [originalRimIn],
    }),
    diameterReason(tire, original),
    fitReason('width.nearOriginal', isWidthNear ? 'fits' : 'refused', {
      tireWidthMm,
      originalWidthMm,
      toleranceMm: WIDTH_TOLERANCE_MM,
    }),
    fitReason('class.sameAsOriginal', classEffect(tireKind, originalKind), {
      tireClass: tireKind,
      originalClass: originalKind,
    }),
  ];
};
