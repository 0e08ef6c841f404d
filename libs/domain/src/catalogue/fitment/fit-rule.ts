import { ownValue } from '../../lookup/index.js';
import type { FitReasonCode } from './fit-reason.js';

const RULES: Readonly<Record<FitReasonCode, string>> = {
  'size.unreadable': 'We can’t compare a size we can’t read, so we don’t promise a fit.',
  'size.sameAsOriginal':
    'The size on the tire placard always fits. Another size may fit if it passes every check below.',
  'axle.ownSize':
    'If front and rear sizes differ, each tire belongs on its own axle: brakes and stability control are matched to the pair.',
  'rim.sameDiameter': 'A tire mounts only on a wheel of exactly its own diameter.',
  'diameter.withinTolerance':
    'The overall diameter may differ by 3% at most; beyond that, the speedometer, anti-lock brakes and clearance are off.',
  'width.nearOriginal': 'A tire up to 20 mm wider or narrower than the original still fits the same wheel.',
  'class.sameAsOriginal':
    'Passenger and light-truck tires may replace each other at a different pressure; trailer, spare and off-road tires may not.',
  'load.atLeastOriginal':
    'The load index must match or exceed the original’s. On a light truck, a passenger tire’s load is divided by 1.10.',
  'loadRange.atLeastOriginal':
    'A lower load range carries its load at a different pressure; follow the pressure on the sidewall.',
  'speed.atLeastOriginal':
    'The speed rating must match or exceed the original’s. Winter tires may be slower, down to Q (99 mph), if you keep within their limit.',
  'vehicle.inheritedSizes':
    'A hybrid or long model without sizes of its own uses those of its parent if the parent has one size in every trim.',
  'vehicle.fitmentUnknown': 'Without the maker’s sizes there is nothing to compare.',
};

/** Returns the rule behind a check in plain words, without any tire's figures. Null for a code without a rule. */
export const fitRule = (code: string): string | null => ownValue(RULES, code) ?? null;
