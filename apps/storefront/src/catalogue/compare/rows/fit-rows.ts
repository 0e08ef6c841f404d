import { fitObjection, fitTag } from '../../tires';
import type { ComparedItem, ComparisonFact } from './comparison-fact';
import { setFact } from './fact';

/** The verdict on each tire for the chosen vehicle, with the first failed rule. */
export const fitRows = (items: readonly ComparedItem[]): readonly ComparisonFact[] => [
  setFact('fit', 'Fit', items, ({ fit }) => {
    if (fit === null) return null;
    const objection = fitObjection(fit);
    return objection === undefined ? fitTag(fit).words : `${fitTag(fit).words}. ${objection}`;
  }),
];
