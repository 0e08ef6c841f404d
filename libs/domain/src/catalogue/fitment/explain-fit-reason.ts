import { isPMetric, type TireClass } from '../tires/index.js';
import type { FitReason, FitReasonCode, FitReasonData, FitReasonOf } from './fit-reason.js';

const PLACARD = 'check the tire placard in the driver’s door';

const CLASS_NAMES: Readonly<Record<TireClass, string>> = {
  passenger: 'passenger tire',
  lightTruck: 'light-truck tire',
  truck: 'commercial truck tire',
  trailer: 'trailer tire',
  spare: 'temporary spare',
  offRoad: 'ATV or lawn tire',
};

const pounds = (lb: number): string => `${lb.toLocaleString('en-US')} lb`;

/** `17-inch`, or for a vehicle sold with several wheels `17-, 18- or 19-inch`. */
const rimsText = (rimsIn: readonly number[]): string => {
  const [last, ...others] = rimsIn.map((rimIn) => `${rimIn}-`).reverse();
  return `${[others.reverse().join(', '), last].filter((part) => part !== '').join(' or ')}inch`;
};

/** P-metric and Euro-metric tires of one size may carry different loads, so the mark on the tire is named. */
const otherForm = (tireSize: string, originalSize: string): string =>
  isPMetric(tireSize) === isPMetric(originalSize)
    ? ''
    : `, marked ${tireSize}; its load index and speed rating decide`;

type Explanations = {
  readonly [C in FitReasonCode]: (data: FitReasonData[C], reason: FitReasonOf<C>) => string;
};

const EXPLANATIONS: Explanations = {
  'size.unreadable': ({ tireSize, originalSize }) =>
    `We couldn’t compare ${tireSize} with ${originalSize}; ${PLACARD}.`,
  'size.sameAsOriginal': ({ tireSize, originalSize }, { isPassed }) =>
    isPassed
      ? `Same size as the original ${originalSize}${otherForm(tireSize, originalSize)}.`
      : `${tireSize} is not the original ${originalSize}; ${PLACARD}.`,
  'axle.ownSize': ({ axle, frontSize, rearSize }, { isPassed }) => {
    const [own, other] = axle === 'front' ? [frontSize, 'rear'] : [rearSize, 'front'];
    return isPassed
      ? `Front and rear differ on this vehicle; the ${axle} axle takes ${own}.`
      : `This is the size of the ${other} axle; the ${axle} axle takes ${own}.`;
  },
  'rim.sameDiameter': ({ tireRimIn, originalRimIn, vehicleRimsIn }, { isPassed }) =>
    isPassed
      ? `Made for your ${originalRimIn}-inch wheels.`
      : `Made for ${tireRimIn}-inch wheels; yours are ${rimsText(vehicleRimsIn)}.`,
  'diameter.withinTolerance': ({ tireDiameterIn, differencePercent, tolerancePercent }, { isPassed }) => {
    if (differencePercent === null || tireDiameterIn === null) {
      return isPassed ? 'Same height as the original.' : `We don’t know its height; ${PLACARD}.`;
    }
    if (differencePercent === 0) return 'Same height as the original.';
    const direction = differencePercent > 0 ? 'taller' : 'shorter';
    const limit = isPassed ? 'within' : 'more than';
    const figure = Math.abs(differencePercent).toFixed(1);
    return `${figure}% ${direction} than the original (${limit} the ${tolerancePercent}% allowed).`;
  },
  'width.nearOriginal': ({ tireWidthMm, originalWidthMm, toleranceMm }, { isPassed }) => {
    const difference = Math.abs(tireWidthMm - originalWidthMm);
    if (difference === 0) return 'Same width as the original.';
    const direction = tireWidthMm > originalWidthMm ? 'wider' : 'narrower';
    const limit = isPassed ? 'within' : 'more than';
    return `${difference} mm ${direction} than the original (${limit} the ${toleranceMm} mm allowed).`;
  },
  'class.sameAsOriginal': ({ tireClass, originalClass }, { isPassed }) =>
    isPassed
      ? `A ${CLASS_NAMES[tireClass]}, like the original.`
      : `A ${CLASS_NAMES[tireClass]} in place of a ${CLASS_NAMES[originalClass]}; it needs a different pressure.`,
  'load.atLeastOriginal': ({ tireLoadLb, originalLoadLb, isDerated }, { isPassed }) => {
    if (originalLoadLb === null) return `We don’t know the load your vehicle needs; ${PLACARD}.`;
    const counted = isDerated ? ' adjusted for a light truck' : '';
    return isPassed
      ? `Carries ${pounds(tireLoadLb)} per tire${counted}; your vehicle needs ${pounds(originalLoadLb)}.`
      : `Carries only ${pounds(tireLoadLb)} per tire${counted}; your vehicle needs ${pounds(originalLoadLb)}.`;
  },
  'loadRange.atLeastOriginal': ({ tireLoadRange, originalLoadRange }, { isPassed }) =>
    isPassed
      ? `Load range ${tireLoadRange}, at least the original ${originalLoadRange}.`
      : `Load range ${tireLoadRange} is below the original ${originalLoadRange}; it holds less pressure.`,
  'speed.atLeastOriginal': ({ tireSpeed, originalSpeed, isWinterTire }, { isPassed, effect }) => {
    if (originalSpeed === null) return `We don’t know the speed rating your vehicle needs; ${PLACARD}.`;
    if (isPassed) return `Speed rating ${tireSpeed}, at least the original ${originalSpeed}.`;
    return isWinterTire && effect === 'conditional'
      ? `Speed rating ${tireSpeed} is below the original ${originalSpeed}, which is usual for winter tires; keep within its limit.`
      : `Speed rating ${tireSpeed} is below the original ${originalSpeed}.`;
  },
  'vehicle.inheritedSizes': ({ parentModel }) => `Sizes of the ${parentModel} of the same year; ${PLACARD}.`,
  'vehicle.fitmentUnknown': () => `We don’t know this vehicle’s original tires; ${PLACARD}.`,
};

/** Returns a reason as one sentence of US English for shoppers, with its figures. */
export const explainFitReason = <C extends FitReasonCode>(reason: FitReasonOf<C> | FitReason): string => {
  const explain = EXPLANATIONS[reason.code] as (data: FitReason['data'], reason: FitReason) => string;
  return explain(reason.data, reason as FitReason);
};
