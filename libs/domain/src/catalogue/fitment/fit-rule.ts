import type { FitReasonCode } from './fit-reason.js';

const RULES: Readonly<Record<FitReasonCode, string>> = {
  'size.unreadable': 'A size that cannot be read cannot be compared, so we do not promise that it fits.',
  'size.sameAsOriginal':
    'The size on the placard is always right. Another one may do when it passes every check below.',
  'axle.ownSize':
    'Where front and rear differ, each tire belongs to its own axle: brakes and stability control are matched to the pair.',
  'rim.sameDiameter': 'A tire only mounts on a wheel of exactly its own diameter.',
  'diameter.withinTolerance':
    'The overall diameter may differ by 3% at most; beyond that speedometer, anti-lock brakes and clearance are off.',
  'width.nearOriginal': 'Up to 20 mm wider or narrower than the original still sits right on the same wheel.',
  'class.sameAsOriginal':
    'Passenger and light-truck tires may stand in for each other at another pressure; trailer, spare and off-road tires may not.',
  'load.atLeastOriginal':
    'The load index has to carry what the original carries. On a light truck a passenger tire counts for its load divided by 1.10.',
  'loadRange.atLeastOriginal':
    'A lower load range carries its load at another pressure; follow the pressure on the sidewall.',
  'speed.atLeastOriginal':
    'The speed rating has to reach the original. Winter tires may be slower, down to Q (99 mph), if you keep to it.',
  'vehicle.fitmentUnknown': 'Without the maker’s sizes there is nothing to compare with.',
};

/** The rule behind a check in plain words, without the figures of any one tire. Null for a code of no rule. */
export const fitRule = (code: string): string | null =>
  Object.hasOwn(RULES, code) ? RULES[code as FitReasonCode] : null;
