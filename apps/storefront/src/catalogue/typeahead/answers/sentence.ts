import type { SearchStep } from '@simpletread/domain';
import { searchKindOf, VEHICLE_KIND } from './search-kinds';

type Asked = Pick<SearchStep, 'kind' | 'lock' | 'input' | 'additional'>;

/** Returns the current question: the rear tire for a front one, a guided search's vehicle, or the pill's question. */
export const sentenceOf = ({
  kind,
  lock,
  input,
  additional,
}: Asked): { leadText: string; placeholder: string } => {
  if (input === 'secondary')
    return { leadText: `${additional} in front, in the rear`, placeholder: 'the rear size' };
  const { leadText, placeholder } = lock === 'vehicleGuidedShopping' ? VEHICLE_KIND : searchKindOf(kind);
  return { leadText, placeholder };
};

/** Returns the words of the back link; null at the first question. */
export const wayBackOf = (trail: readonly SearchStep[]): string | null => {
  const before = trail.at(-1);
  if (before === undefined) return null;
  return before.text === '' ? 'Back' : `Back to ${before.text}`;
};
