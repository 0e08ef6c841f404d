import { type ComparedRow, compareRow } from '@simpletread/domain';
import type { ComparedItem, ComparisonFact } from './comparison-fact';
import { fitRows } from './fit-rows';
import { ownerRows } from './owner-rows';
import { priceRows } from './price-rows';
import { ratingRows } from './rating-rows';
import { scoreRows } from './score-rows';
import { treadRows } from './tread-rows';

export interface ComparisonRow extends ComparisonFact, ComparedRow {}

export interface ComparisonGroup {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly ComparisonRow[];
}

/** True if a tire may be marked as best: one that can't be bought or doesn't fit never is. */
export const isEligible = ({ availability, rear, fit }: ComparedItem): boolean =>
  availability.quantity > 0 && (rear === null || rear.availability.quantity > 0) && fit?.kind !== 'refused';

/** Returns everything compared, in groups. Facts unknown for every tire, and groups without facts, are left out. */
export const comparisonGroups = (items: readonly ComparedItem[]): readonly ComparisonGroup[] => {
  const eligible = items.map(isEligible);
  const group = (id: string, label: string, facts: readonly ComparisonFact[]): ComparisonGroup => ({
    id,
    label,
    rows: facts
      .filter(({ texts }) => texts.some((text) => text !== null))
      .map((fact) => ({ ...fact, ...compareRow(fact, eligible) })),
  });
  return [
    group('fit', 'On your vehicle', fitRows(items)),
    group('price', 'Price and delivery', priceRows(items)),
    group('score', 'SimpleScore', scoreRows(items)),
    group('owners', 'Owners', ownerRows(items)),
    group('rating', 'Size and rating', ratingRows(items)),
    group('tread', 'Tread and build', treadRows(items)),
  ].filter(({ rows }) => rows.length > 0);
};
