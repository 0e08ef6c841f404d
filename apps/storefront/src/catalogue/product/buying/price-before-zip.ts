import type { TireVariant } from '@simpletread/contract';
import { addCents, multiplyCents, type Cents } from '@simpletread/domain';

type Priced = Pick<TireVariant, 'priceInCents' | 'roadHazardInCents'>;

/** The choice on the page: number of tires, and coverage. */
interface Wanted {
  readonly quantity: number;
  readonly hasCoverage: boolean;
}

const priceOf = ({ priceInCents, roadHazardInCents }: Priced, hasCoverage: boolean): Cents =>
  hasCoverage ? addCents(priceInCents, roadHazardInCents) : priceInCents;

/**
 * Returns a product's price before its total is known: one tire, or half of the quantity at the front and half at the rear. Ticked coverage is
 * in it, each tire with its own.
 */
export const priceBeforeZip = (
  front: Priced,
  rear: Priced | null,
  { quantity, hasCoverage }: Wanted,
): { amount: Cents; label: string } => {
  const covered = hasCoverage ? ' with coverage' : '';
  const each = priceOf(front, hasCoverage);
  if (rear === null) return { amount: each, label: `per tire${covered}` };
  const half = Math.floor(quantity / 2);
  const count = quantity - half;
  return {
    amount: addCents(multiplyCents(each, count), multiplyCents(priceOf(rear, hasCoverage), half)),
    label: `${count} front, ${half} rear${covered}`,
  };
};
