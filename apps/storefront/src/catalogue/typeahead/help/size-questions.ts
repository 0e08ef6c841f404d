import { canonicalTireSize, parseTireSize, type SearchStep } from '@simpletread/domain';
import type { SearchResult } from '@simpletread/contract';
import type { SearchLists } from '../dialog/use-search-session';

type FollowUp = Extract<SearchResult['action'], { type: 'query' }>;

type Asked = Pick<SearchStep, 'lock' | 'text' | 'additional'>;

/** A question about sizes that the shopper may want to ask next, in words. */
export interface SizeQuestion {
  readonly id: 'size' | 'rear';
  readonly label: string;
  readonly detail: string;
  readonly action: FollowUp;
}

// A size in the making as well: three digits, a stroke, two digits.
const BEGINS_AS_SIZE = /^\s*(p|lt|st)?\s*\d{3}\s*\/\s*\d{2}/i;

const codeOf = (text: string): string | null => {
  const size = parseTireSize(text);
  return size.ok ? canonicalTireSize(size.value.size) : null;
};

/** Under another pill a size finds nothing: the way to the sizes is offered. */
const asSize = ({ lock, text }: Asked): SizeQuestion[] => {
  const code = codeOf(text);
  if (lock === null || lock === 'tireSize' || (code === null && !BEGINS_AS_SIZE.test(text))) return [];
  const words = code ?? text.trim();
  return [
    {
      id: 'size',
      label: `Search the size ${words}`,
      detail: 'Among the tire sizes',
      action: { type: 'query', queryText: words, queryType: 'tireSize', additionalQueryText: '' },
    },
  ];
};

/** A whole size on sale may stand in front of another one. */
const asFront = ({ text, additional }: Asked, lists: SearchLists): SizeQuestion[] => {
  const code = codeOf(text);
  const isOnSale = lists.some(({ items }) => items.some(({ label }) => label === code));
  if (code === null || additional !== '' || !isOnSale) return [];
  return [
    {
      id: 'rear',
      label: `${code} in front, another size behind`,
      detail: 'Two sizes, as on many sports cars',
      action: { type: 'query', queryText: '', queryType: 'tireSize', additionalQueryText: code },
    },
  ];
};

/** What may be asked next about the size that was typed. */
export const sizeQuestions = (question: Asked, lists: SearchLists): SizeQuestion[] => [
  ...asSize(question),
  ...asFront(question, lists),
];
