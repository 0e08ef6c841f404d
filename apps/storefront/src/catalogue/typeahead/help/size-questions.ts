import { canonicalTireSize, parseTireSize, type SearchStep } from '@simpletread/domain';
import type { SearchResult } from '@simpletread/contract';
import type { SearchLists } from '../dialog/use-search-session';

type FollowUp = Extract<SearchResult['action'], { type: 'query' }>;

type Asked = Pick<SearchStep, 'lock' | 'text' | 'additional'>;

/** A next question about sizes, in words. */
export interface SizeQuestion {
  readonly id: 'size' | 'rear';
  readonly label: string;
  readonly detail: string;
  readonly action: FollowUp;
}

// Also an incomplete size: three digits, a slash, two digits.
const BEGINS_AS_SIZE = /^\s*(p|lt|st)?\s*\d{3}\s*\/\s*\d{2}/i;

const codeOf = (text: string): string | null => {
  const size = parseTireSize(text);
  return size.ok ? canonicalTireSize(size.value.size) : null;
};

/** Under another pill a size finds nothing: offers the tire sizes. */
const asSize = ({ lock, text }: Asked): SizeQuestion[] => {
  const code = codeOf(text);
  if (lock === null || lock === 'tireSize' || (code === null && !BEGINS_AS_SIZE.test(text))) return [];
  const words = code ?? text.trim();
  return [
    {
      id: 'size',
      label: `Search the size ${words}`,
      detail: 'In tire sizes',
      action: { type: 'query', queryText: words, queryType: 'tireSize', additionalQueryText: '' },
    },
  ];
};

/** A complete size on sale may be the front of a staggered pair. */
const asFront = ({ text, additional }: Asked, lists: SearchLists): SizeQuestion[] => {
  const code = codeOf(text);
  const isOnSale = lists.some(({ items }) => items.some(({ label }) => label === code));
  if (code === null || additional !== '' || !isOnSale) return [];
  return [
    {
      id: 'rear',
      label: `${code} in front, another size in the rear`,
      detail: 'Two sizes, as on many sports cars',
      action: { type: 'query', queryText: '', queryType: 'tireSize', additionalQueryText: code },
    },
  ];
};

/** Returns the next questions about the typed size. */
export const sizeQuestions = (question: Asked, lists: SearchLists): SizeQuestion[] => [
  ...asSize(question),
  ...asFront(question, lists),
];
