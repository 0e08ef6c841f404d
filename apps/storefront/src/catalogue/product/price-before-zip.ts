import type { TireVariant } from '@simpletread/contract';
import { addCents, cents, multiplyCents, type Cents, ZERO_CENTS } from '@simpletread/domain';

type Priced = Pick<TireVariant, 'priceInCents'> & { readonly specs?: { readonly roadHazardInCents: number } };

/** How many tires, and whether their coverage is ticked. */
interface Wanted {
  readonly quantity: number;
  readonly hasCoverage: boolean;
}

const priceOf = ({ priceInCents, specs }: Priced, hasCoverage: boolean): Cents =>
  addCents(priceInCents, hasCoverage && specs !== undefined ? cents(specs.roadHazardInCents) : ZERO_CENTS);

/**
 * Returns a product's price before its total is known: one tire, or half of the quantity at the front and half at the rear. Ticked coverage is
 * in it; a rear tire costs the front tire's coverage, as the form offers it.
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
  const rearEach = addCents(rear.priceInCents, priceOf({ ...front, priceInCents: ZERO_CENTS }, hasCoverage));
  return {
    amount: addCents(multiplyCents(each, count), multiplyCents(rearEach, half)),
    label: `${count} front, ${half} rear${covered}`,
  };
};
