import type { TireSearchReply } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { countWords } from '../hubs';

type SizeFacts = Pick<TireSearchReply, 'total' | 'facets'>;

const prices = ({ unit, minInCents, maxInCents }: TireSearchReply['facets']['price']): string => {
  const what = unit === 'total' ? 'four, installed and out the door' : 'per tire';
  return minInCents === maxInCents
    ? `${formatMoney(minInCents)} ${what}.`
    : `From ${formatMoney(minInCents)} to ${formatMoney(maxInCents)} ${what}.`;
};

const scores = ({ score }: TireSearchReply['facets']): string | null => {
  const count = score.find(({ value }) => value === 'excellent')?.count ?? 0;
  return count === 0 ? null : `${countWords(count, 'has', 'have')} an excellent SimpleScore.`;
};

/** Returns sentences that describe a size's page, or its combination with others, with their own figures. */
export const sizeWords = ({ total, facets }: SizeFacts, isOneBrand: boolean): string => {
  const brands = facets.brand.filter(({ count }) => count > 0).length;
  return [
    isOneBrand
      ? `${countWords(total, 'tire')}.`
      : `${countWords(total, 'tire')} of ${countWords(brands, 'brand')}.`,
    prices(facets.price),
    `${facets.inStock.toLocaleString('en-US')} in stock.`,
    facets.snowflake === 0
      ? null
      : `${countWords(facets.snowflake, 'has', 'have')} the three-peak mountain snowflake.`,
    scores(facets),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
};
