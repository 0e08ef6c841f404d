import type { SearchResult } from '@simpletread/contract';
import { completeTireSize, parseTireSize, sizeSlug } from '@simpletread/domain';

import type { SizeFacts } from '../catalogue/index.js';
import { linkItem, type Question, type SuggestionList } from './suggestion.js';
import type { CatalogueSuggestions } from './suggestion-index.js';

const SIZES_SHOWN = 8;
/** Rear tires stand as tall as the front ones, on the same or a somewhat larger wheel. */
const DIAMETER_TOLERANCE = 0.03;
const MOST_RIM_STEP_IN = 2;
const SURE = 1;

const tiresText = ({ tireCount }: SizeFacts): string => (tireCount === 1 ? '1 tire' : `${tireCount} tires`);

const couldBeRearOf = (front: SizeFacts, size: SizeFacts): boolean =>
  size.code !== front.code &&
  Math.abs(size.overallDiameterIn / front.overallDiameterIn - 1) <= DIAMETER_TOLERANCE &&
  Math.abs(size.rimIn - front.rimIn) <= MOST_RIM_STEP_IN;

const completions = (text: string, codes: readonly string[]): readonly string[] =>
  text.trim() === '' ? codes.slice(0, SIZES_SHOWN) : completeTireSize(text, codes, SIZES_SHOWN);

const frontSizeOf = ({ additional }: Question, { sizes }: CatalogueSuggestions): SizeFacts | null => {
  const parsed = parseTireSize(additional);
  if (!parsed.ok) return null;
  const slug = sizeSlug(parsed.value.size);
  return [...sizes.values()].find((size) => size.slug === slug) ?? null;
};

/**
 * Answers with tire sizes on sale, the most fitted first. With a front size chosen before, with rear sizes that could
 * stand behind it.
 */
export const suggestSizes = (question: Question, suggestions: CatalogueSuggestions): SuggestionList => {
  const front = frontSizeOf(question, suggestions);
  const codes =
    front === null
      ? suggestions.sizeCodes
      : suggestions.sizeCodes.filter((code) => {
          const size = suggestions.sizes.get(code);
          return size !== undefined && couldBeRearOf(front, size);
        });
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
