import type { SearchStep } from '@simpletread/domain';
import { searchKindOf, VEHICLE_KIND } from './search-kinds';

type Asked = Pick<SearchStep, 'kind' | 'lock' | 'input' | 'additional'>;

/** What is asked for now: the rear tire behind a front one, the vehicle of a guided search, or what the pill asks. */
export const sentenceOf = ({
  kind,
  lock,
  input,
  additional,
}: Asked): { leadText: string; placeholder: string } => {
  if (input === 'secondary')
    return { leadText: `${additional} in front, behind it`, placeholder: 'the rear size' };
  const { leadText, placeholder } = lock === 'vehicleGuidedShopping' ? VEHICLE_KIND : searchKindOf(kind);
  return { leadText, placeholder };
};

/** What the way back leads to, in words; null at the first question. */
export const wayBackOf = (trail: readonly SearchStep[]): string | null => {
  const before = trail.at(-1);
  if (before === undefined) return null;
  return before.text === '' ? 'Back' : `Back to ${before.text}`;
};
