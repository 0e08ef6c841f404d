import type { SearchResult } from '@simpletread/contract';
import {
  canonicalTireSize,
  completeTireSize,
  dimensionsOf,
  heightDifferenceText,
  type KnownPairs,
  neighborSizes,
  parseTireSize,
  type SearchNeeds,
  searchSize,
  sizeSlug,
  type TireSize,
  unmadeSize,
} from '@simpletread/domain';

import type { SizeFacts } from '../../tires/index.js';
import { rearSizesOf } from '../rear-sizes.js';
import { linkItem, type Question, questionOf, type SuggestionList } from './suggestion.js';
import type { CatalogueSuggestions } from './suggestion-index.js';

const SIZES_SHOWN = 8;
const SURE = 1;
/** Makers round: a 33-inch tire measures 32.5 to 33. */
const HEIGHT_TOLERANCE_IN = 0.5;

const tiresText = ({ tireCount }: SizeFacts): string => (tireCount === 1 ? '1 tire' : `${tireCount} tires`);

const completions = (text: string, codes: readonly string[]): readonly string[] =>
  text.trim() === '' ? codes.slice(0, SIZES_SHOWN) : completeTireSize(text, codes, SIZES_SHOWN);

/** The size as typed, or the one among other words. */
const completed = ({ text, subject }: Question, codes: readonly string[]): readonly string[] => {
  const { sizes, saysTires } = subject;
  const [among] = sizes;
  const isWhole = among === undefined || (!saysTires && parseTireSize(text).ok);
  return completions(isWhole ? text : among, codes);
};

/** The size on sale that is called so, or else the most fitted one that measures the same: 245/40ZR18 is 245/40R18. */
const sizeCalled = (text: string, { sizesByDimensions }: CatalogueSuggestions): SizeFacts | null => {
  const parsed = parseTireSize(text);
  if (!parsed.ok) return null;
  const slug = sizeSlug(parsed.value.size);
  const same = sizesByDimensions.get(dimensionsOf(parsed.value.size)) ?? [];
  return same.find((size) => size.slug === slug) ?? same[0] ?? null;
};

const LABEL = 'Tire sizes';
/** A rear size without its rim: 255/40. */
const WIDTH_AND_RATIO = /^\s*\d{3}\s*[/ -]?\s*(?:\d{2})?\s*$/;

const rearTypeOf = ({ text }: Question): SearchResult['typeName'] =>
  text.trim() !== '' && WIDTH_AND_RATIO.test(text) ? 'rearWidthRatio' : 'rearTireSize';

type SizePair = readonly [front: SizeFacts, rear: SizeFacts];

/** The order of two sizes in which they form a pair: one that makers mount, or else one that could be. */
const orderOf = (first: SizeFacts, second: SizeFacts, known: KnownPairs): SizePair | null => {
  const orders: readonly SizePair[] = [
    [first, second],
    [second, first],
  ];
  return (
    orders.find(([front, rear]) => known.has(front.code, rear.code)) ??
    orders.find(([front, rear]) => rearSizesOf(front, [rear], known).includes(rear)) ??
    null
  );
};

const sizeItem = (size: SizeFacts, question: Question): SearchResult =>
  linkItem(
    { label: size.code, detailLabel: tiresText(size), typeName: 'tireSize' },
    `/tire-sizes/${size.slug}`,
    question,
  );

/** Two whole sizes in one text, in either order: a front and a rear one if they can form a pair, else both for themselves. */
const pairOf = (
  question: Question,
  suggestions: CatalogueSuggestions,
  known: KnownPairs,
): SuggestionList | null => {
  const [first, second] = question.subject.sizes.map((size) => sizeCalled(size, suggestions));
  if (question.additional !== '' || !first || !second) return null;
  const pair = question.subject.isChoice ? null : orderOf(first, second, known);
  if (pair === null)
    return {
      id: 'tire-sizes',
      label: LABEL,
      items: [...new Set([first, second])].map((size) => sizeItem(size, question)),
      relevance: SURE,
    };
  const [front, rear] = pair;
  const facts = {
    label: `${front.code} front, ${rear.code} rear`,
    detailLabel: 'Two front, two rear',
    typeName: 'rearTireSize',
  } as const;
  const item = linkItem(facts, `/tire-sizes/${front.slug}?rearSize=${rear.slug}`, question);
  return { id: 'tire-sizes', label: LABEL, items: [item], relevance: SURE };
};

/** The form of a size that what is asked for needs: trailers ST tires, spares T tires, and a load range LT tires, as passenger tires have none. */
const formFor = ({ isForTrailer, isSpare, loadRange }: SearchNeeds): RegExp | null => {
  if (isForTrailer) return /^ST/;
  if (isSpare) return /^T\d/;
  return loadRange === null ? null : /^LT|LT$/;
};

/** All sizes of a rim: 17", R17, 17 inch. */
const wheelOf = (question: Question, { sizes }: CatalogueSuggestions): SuggestionList | null => {
  const { isNeedAlone, needs } = question.subject;
  const { rimIn, heightIn } = needs;
  if (rimIn === null || heightIn !== null || !isNeedAlone || question.additional !== '') return null;
  const ofRim = [...sizes.values()].filter((size) => size.rimIn === rimIn);
  if (ofRim.length === 0) return null;
  const all = linkItem(
    {
      label: `${rimIn}-inch tires`,
      detailLabel: ofRim.length === 1 ? '1 size' : `${ofRim.length} sizes`,
      typeName: 'tireSize',
    },
    `/tire-sizes/diameter/${rimIn}`,
    question,
  );
  const form = formFor(needs);
  const asked = form === null ? [] : ofRim.filter(({ code }) => form.test(code));
  const most = (asked.length > 0 ? asked : ofRim)
    .slice(0, SIZES_SHOWN - 1)
    .map((size) => sizeItem(size, question));
  return { id: 'tire-sizes', label: LABEL, items: [all, ...most], relevance: SURE };
};

/** 33X12.50R15LT says that it is 33 inches tall. */
const isNamedBy = ({ code }: SizeFacts, heightIn: number): boolean => code.startsWith(`${heightIn}X`);

/** The end of a size without its width: 65R17, /65 R17. */
const RATIO_AND_RIM = /^\s*\/?\s*(\d{2})\s*z?r\s*(\d{2}(?:\.5)?)\s*$/i;

/** All widths of a ratio and a rim. */
const widthsOf = (question: Question, { sizes }: CatalogueSuggestions): SuggestionList | null => {
  const [, ratio, rim] = RATIO_AND_RIM.exec(question.text) ?? [];
  if (ratio === undefined || rim === undefined || question.additional !== '') return null;
  const items = [...sizes.values()]
    .filter(({ code, rimIn }) => rimIn === Number(rim) && code.includes(`/${ratio}R`))
    .slice(0, SIZES_SHOWN)
    .map((size) => sizeItem(size, question));
  return items.length === 0 ? null : { id: 'tire-sizes', label: LABEL, items, relevance: SURE };
};

/** Sizes that are about as tall as asked: 33 inches, 33". */
const heightOf = (question: Question, { sizes }: CatalogueSuggestions): SuggestionList | null => {
  const { isNeedAlone, needs } = question.subject;
  const { heightIn, rimIn } = needs;
  if (heightIn === null || !isNeedAlone || question.additional !== '') return null;
  const items = [...sizes.values()]
    .filter((size) => Math.abs(size.overallDiameterIn - heightIn) <= HEIGHT_TOLERANCE_IN)
    .filter((size) => rimIn === null || size.rimIn === rimIn)
    .sort((a, b) => Number(isNamedBy(b, heightIn)) - Number(isNamedBy(a, heightIn)))
    .slice(0, SIZES_SHOWN)
    .map((size) =>
      linkItem(
        {
          label: size.code,
          detailLabel: `${size.overallDiameterIn.toFixed(1)} inches tall, ${tiresText(size)}`,
          typeName: 'tireSize',
        },
        `/tire-sizes/${size.slug}`,
        question,
      ),
    );
  if (items.length === 0) return null;
  return { id: 'tire-sizes', label: `Tires about ${heightIn} inches tall`, items, relevance: SURE };
};

/** A prefix that was typed says the form itself. */
const TYPED_FORM = /^\s*(?:P|LT|ST|T|HL) ?\d|\d(?:LT|ST)\b/i;

const inFormAsked = (codes: readonly string[], { subject }: Question): readonly string[] => {
  const [typed = ''] = subject.sizes;
  const form = TYPED_FORM.test(typed) ? null : formFor(subject.needs);
  const asked = form === null ? [] : codes.filter((code) => form.test(code));
  return asked.length === 0 ? codes : asked;
};

/** The size asked for that isn't sold here; also one that is only written like a size, 225/64R17. */
const unsoldSize = (
  { text, subject: { sizes, needs } }: Question,
  suggestions: CatalogueSuggestions,
): TireSize | null => {
  const [written, another] = sizes;
  if (written === undefined) return unmadeSize(text);
  const typed = needs.isSpare && /^\d/.test(written) ? `T${written}` : written;
  const parsed = parseTireSize(typed);
  return !parsed.ok || another !== undefined || sizeCalled(typed, suggestions) !== null
    ? null
    : parsed.value.size;
};

/** The nearest sizes on sale for a size that isn't sold here. */
const neighborsOf = (question: Question, suggestions: CatalogueSuggestions): SuggestionList | null => {
  const wanted = question.additional === '' ? unsoldSize(question, suggestions) : null;
  if (wanted === null) return null;
  const code = canonicalTireSize(searchSize(wanted));
  const items = neighborSizes(wanted, [...suggestions.sizes.values()])
    .slice(0, SIZES_SHOWN)
    .map(({ size, diameterPercent }) =>
      linkItem(
        {
          label: size.code,
          detailLabel: `${heightDifferenceText(diameterPercent)}, ${tiresText(size)}`,
          typeName: 'tireSize',
        },
        `/tire-sizes/${size.slug}`,
        question,
      ),
    );
  if (items.length > 0)
    return {
      id: 'tire-sizes',
      label: `We don’t sell ${code}. Nearest sizes`,
      items,
      relevance: SURE,
    };
  const page = linkItem(
    { label: code, detailLabel: 'We don’t sell this size', typeName: 'tireSize' },
    `/tire-sizes/${sizeSlug(wanted)}`,
    question,
  );
  return { id: 'tire-sizes', label: LABEL, items: [page], relevance: SURE };
};

/** The beginning of a rear size behind a whole front size: 245/40R18 275/35. */
const REAR_BEGUN = /^\d{3}(?:[ /-]?\d{1,2})?(?:[ /-]?z?r? ?\d?)?$/i;
const ASKS_REAR = /(?<!\w)(?:rear|back|staggered)\s*$/i;

const rearQuestion = ({ text, type, additional, subject }: Question): Question | null => {
  const [front, second] = subject.sizes;
  if (front === undefined || second !== undefined || additional !== '') return null;
  const isBegun = REAR_BEGUN.test(subject.names);
  if (!isBegun && !(subject.names === '' && ASKS_REAR.test(text))) return null;
  return questionOf({ text: isBegun ? subject.names : '', type, additional: front });
};

/**
 * Answers with tire sizes on sale, the most fitted first. With a front size chosen before, with the rear sizes
 * that are likeliest behind it.
 */
export const suggestSizes = (
  question: Question,
  suggestions: CatalogueSuggestions,
  known: KnownPairs,
): SuggestionList => {
  const pair = pairOf(question, suggestions, known);
  if (pair !== null) return pair;
  const behind = rearQuestion(question);
  if (behind !== null) {
    const rears = suggestSizes(behind, suggestions, known);
    if (rears.items.length > 0) return { ...rears, relevance: SURE };
  }
  const widths = widthsOf(question, suggestions);
  if (widths !== null) return widths;
  const neighbors = neighborsOf(question, suggestions);
  if (neighbors !== null) return neighbors;
  const wheel = wheelOf(question, suggestions);
  if (wheel !== null) return wheel;
  const height = heightOf(question, suggestions);
  if (height !== null) return height;
  const front = sizeCalled(question.additional, suggestions);
  const codes =
    front === null
      ? suggestions.sizeCodes
      : rearSizesOf(front, [...suggestions.sizes.values()], known).map(({ code }) => code);
  const items = inFormAsked(completed(question, codes), question).flatMap((code): SearchResult[] => {
    const size = suggestions.sizes.get(code);
    if (size === undefined) return [];
    if (front === null) return [sizeItem(size, question)];
    const facts = { label: size.code, detailLabel: tiresText(size), typeName: rearTypeOf(question) };
    return [linkItem(facts, `/tire-sizes/${front.slug}?rearSize=${size.slug}`, question)];
  });
  const label = front === null ? LABEL : `Rear sizes for ${front.code}`;
  const isAsked = question.text.trim() !== '' && items.length > 0;
  return { id: 'tire-sizes', label, items, relevance: isAsked ? SURE : 0 };
};
