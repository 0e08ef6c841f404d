import type { TireVariant } from '@simpletread/contract';
import { addCents, multiplyCents, type Cents } from '@simpletread/domain';

type Priced = Pick<TireVariant, 'priceInCents'>;

/** Returns a product's price before its total is known: one tire, or half of `quantity` at the front and half at the rear. */
export const priceBeforeZip = (
  front: Priced,
  rear: Priced | null,
  quantity: number,
): { amount: Cents; label: string } => {
  if (rear === null) return { amount: front.priceInCents, label: 'per tire' };
  const half = Math.floor(quantity / 2);
  const count = quantity - half;
  return {
    amount: addCents(multiplyCents(front.priceInCents, count), multiplyCents(rear.priceInCents, half)),
    label: `${count} front, ${half} rear`,
  };
};
