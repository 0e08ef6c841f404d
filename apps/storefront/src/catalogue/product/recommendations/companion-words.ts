import type { BoughtWithReply, TireCard } from '@simpletread/contract';
import { cents, formatMoney } from '@simpletread/domain';

const FEWEST_ORDERS = 3;

/** Returns the choices of a line's buyers, with the counting rule; null for too few orders. */
export const habitWords = ({
  orderCount,
  installedPercent,
  coveredPercent,
}: BoughtWithReply): string | null => {
  if (orderCount < FEWEST_ORDERS) return null;
  const counted = `Of ${orderCount.toLocaleString('en-US')} orders of this line in the last 12 months`;
  const chosen = `${installedPercent}% had the tires installed and ${coveredPercent}% added road hazard coverage`;
  return `${counted}, ${chosen}.`;
};

/** Returns who also bought a tire: `5 buyers of this tire`, or `5 buyers of All Season tires`. */
export const buyerWords = (
  { buyerCount, basis }: BoughtWithReply['items'][number],
  categoryName: string,
): string => `${buyerCount} buyers of ${basis === 'line' ? 'this tire' : `${categoryName} tires`}`;

const scoreWords = (other: number | null, shown: number | null): string => {
  if (other === null || shown === null) return '';
  const difference = Math.round((other - shown) * 10) / 10;
  if (difference === 0) return ', same score';
  return `, ${Math.abs(difference).toFixed(1)} ${difference > 0 ? 'better' : 'lower'} score`;
};

/** Returns a similar tire's differences from the shown one: `$12.00 less per tire, 0.3 better score`. */
export const similarityWords = (
  { priceInCents, score }: Pick<TireCard, 'priceInCents' | 'score'>,
  shown: { readonly priceInCents: number; readonly score: number | null },
): string => {
  const difference = priceInCents - shown.priceInCents;
  const price =
    difference === 0
      ? 'Same price'
      : `${formatMoney(cents(Math.abs(difference)))} ${difference > 0 ? 'more' : 'less'} per tire`;
  return `${price}${scoreWords(score?.overall ?? null, shown.score)}`;
};
