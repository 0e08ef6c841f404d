import type { SearchResult } from '@simpletread/contract';
import { completeTireSize, parseTireSize, sizeSlug } from '@simpletread/domain';

import type { SizeFacts } from '../catalogue/index.js';
import { rearSizesOf } from './rear-sizes.js';
import { linkItem, type Question, type SuggestionList } from './suggestion.js';
import type { CatalogueSuggestions } from './suggestion-index.js';

const SIZES_SHOWN = 8;
const SURE = 1;

const tiresText = ({ tireCount }: SizeFacts): string => (tireCount === 1 ? '1 tire' : `${tireCount} tires`);

const completions = (text: string, codes: readonly string[]): readonly string[] =>
  text.trim() === '' ? codes.slice(0, SIZES_SHOWN) : completeTireSize(text, codes, SIZES_SHOWN);

const frontSizeOf = ({ additional }: Question, { sizes }: CatalogueSuggestions): SizeFacts | null => {
  const parsed = parseTireSize(additional);
  if (!parsed.ok) return null;
  const slug = sizeSlug(parsed.value.size);
  return [...sizes.values()].find((size) => size.slug === slug) ?? null;
};

/**
 * Answers with tire sizes on sale, the most fitted first. With a front size chosen before, with the rear sizes
 * that are likeliest behind it.
 */
export const suggestSizes = (question: Question, suggestions: CatalogueSuggestions): SuggestionList => {
  const front = frontSizeOf(question, suggestions);
  const codes =
    front === null
      ? suggestions.sizeCodes
      : rearSizesOf(front, [...suggestions.sizes.values()]).map(({ code }) => code);
  const items = completions(question.text, codes).flatMap((code): SearchResult[] => {
    const size = suggestions.sizes.get(code);
    if (size === undefined) return [];
    const facts = { label: size.code, detailLabel: tiresText(size) };
    return front === null
      ? [linkItem({ ...facts, typeName: 'tireSize' }, `/tire-sizes/${size.slug}`, question)]
      : [
          linkItem(
            { ...facts, typeName: 'rearTireSize' },
            `/tire-sizes/${front.slug}?rearSize=${size.slug}`,
            question,
          ),
        ];
  });
  const label = front === null ? 'Tire sizes' : `Rear sizes for ${front.code}`;
  const isAsked = question.text.trim() !== '' && items.length > 0;
  return { id: 'tire-sizes', label, items, relevance: isAsked ? SURE : 0 };
};
