import { Injectable } from '@nestjs/common';
import { type HandlerInput, type ReplyOf, type SearchResult, searchTypeahead } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { LRUCache } from 'lru-cache';

import { type PreparedReply, prepareReply, withPrepared } from '../../platform/http/index.js';
import { searchableName } from './name-match.js';
import { type Question, questionOf, type SuggestionList } from './suggestions/suggestion.js';
import type { CatalogueSuggestions, VehicleSuggestions } from './suggestions/suggestion-index.js';
import { SuggestionIndexes } from './suggestions/suggestion-indexes.js';
import { suggestCrossings } from './suggestions/suggest-crossings.js';
import { asksGuidedVehicle, guidedVehicles, suggestGuided } from './suggestions/suggest-guided.js';
import { suggestBrands, suggestCategories, suggestLines, suggestTypes } from './suggestions/suggest-names.js';
import { suggestNeeds } from './suggestions/suggest-needs.js';
import { narrowedAll } from './suggestions/narrowing.js';
import {
  isMeasureOfTires,
  isSizeOfTires,
  type Reading,
  type ReadKind,
  readingsOf,
} from './suggestions/readings.js';
import { withRespelledBrand } from './suggestions/respelled-brand.js';
import { ofWheel, withoutWheel } from './suggestions/wheel-of-vehicle.js';
import { suggestSizes } from './suggestions/suggest-sizes.js';
import { suggestPages } from './suggestions/suggest-pages.js';
import { SuggestVehicles } from './suggestions/suggest-vehicles.js';

type Query = HandlerInput<typeof searchTypeahead>['query'];
type Reply = ReplyOf<typeof searchTypeahead>;
type Kind = ReadKind | 'guided' | 'needs' | 'pages';

const ALL_KINDS: readonly Kind[] = [
  'vehicles',
  'sizes',
  'crossings',
  'brands',
  'lines',
  'categories',
  'types',
  'pages',
];

/** Kinds whose names may sound like a need: Trailer Radial. */
const NAME_KINDS: ReadonlySet<Kind> = new Set<Kind>(['brands', 'lines', 'types']);

/** The kinds of answers that a chosen pill allows. */
const KINDS_OF: Readonly<Record<NonNullable<Query['queryType']>, readonly Kind[]>> = {
  vehicle: ['vehicles'],
  tireSize: ['sizes', 'crossings'],
  brand: ['brands', 'crossings', 'lines'],
  category: ['categories'],
  tireType: ['types', 'categories', 'crossings'],
  guidedShopping: ['guided', 'needs'],
};

const kindsOf = (question: Question): readonly Kind[] => {
  if (asksGuidedVehicle(question)) return ['vehicles'];
  return question.type === undefined ? ALL_KINDS : KINDS_OF[question.type];
};

/** People type the same beginnings again and again. Each is answered once until its sources change. */
interface Answered {
  readonly catalogue: CatalogueSuggestions;
  readonly vehicles: VehicleSuggestions;
  readonly replies: LRUCache<string, Answer>;
}

interface Answer {
  readonly reply: Reply;
  readonly prepared: PreparedReply;
}

const MOST_REPLIES = 3000;
const MAX_AGE_S = searchTypeahead.cacheSeconds;

const MUCH_SURER = 0.12;

const NONE: SuggestionList = { id: '', label: '', items: [], relevance: 0 };

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** True if the words are the answer's own in any order: the "electric" of a Kona Electric is no need. */
const saysWholeLabel = (item: SearchResult | undefined, text: string): boolean =>
  item !== undefined && [...lettersOf(item.label)].sort().join('') === [...lettersOf(text)].sort().join('');

const wordsOf = (text: string): readonly string[] => searchableName(text).words;

/** True if words that a reading takes for filters are part of the vehicle's own name: the Sport of a Bronco Sport, the Pathfinder of a Nissan. */
const takesFromName = (
  item: SearchResult | undefined,
  { text }: Question,
  { question: reading, narrowing: { category } }: Reading,
): boolean => {
  const name = new Set(wordsOf(item?.label ?? ''));
  const ofCategory = wordsOf(category?.name ?? '');
  // A category of two words that the name has in part is no name: the All Terrain of a Tacoma is no GMC Terrain.
  const own = new Set(ofCategory.every((word) => name.has(word)) ? [] : ofCategory);
  const left = [...wordsOf(reading.text)];
  return wordsOf(text).some((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && name.has(word) && !own.has(word);
  });
};

/** Answers a half-typed search with groups of suggestions, the surest group first. */
@Injectable()
export class SearchTypeahead {
  private answered: Answered | null = null;

  constructor(
    private readonly indexes: SuggestionIndexes,
    private readonly suggestVehicles: SuggestVehicles,
  ) {}

  async run(query: Query) {
    const { queryText, queryType, additionalQueryText } = query;
    const replies = await this.repliesOfNow();
    const key = JSON.stringify([queryText, queryType, additionalQueryText]);
    const { reply, prepared } = replies.get(key) ?? (await this.keep(query, key, replies));
    return withPrepared(ok(reply), { prepared, maxAgeSeconds: MAX_AGE_S });
  }

  private async keep(query: Query, key: string, replies: LRUCache<string, Answer>): Promise<Answer> {
    const reply = await this.answer(query);
    const answer = { reply, prepared: prepareReply(searchTypeahead, reply) };
    replies.set(key, answer);
    return answer;
  }

  /** Answers from the catalogue and the vehicles in memory. */
  private async repliesOfNow(): Promise<LRUCache<string, Answer>> {
    const [catalogue, vehicles] = await Promise.all([this.indexes.catalogue(), this.indexes.vehicles()]);
    if (this.answered?.catalogue !== catalogue || this.answered.vehicles !== vehicles) {
      this.answered = { catalogue, vehicles, replies: new LRUCache({ max: MOST_REPLIES }) };
    }
    return this.answered.replies;
  }

  private async answer({ queryText, queryType, additionalQueryText }: Query): Promise<Reply> {
    const [catalogue, vehicles] = await Promise.all([this.indexes.catalogue(), this.indexes.vehicles()]);
    const question = questionOf({
      text: withRespelledBrand(queryText, catalogue, vehicles),
      type: queryType,
      additional: additionalQueryText,
    });
    const kinds = kindsOf(question);
    const lists = (await Promise.all(kinds.map((kind) => this.best(kind, question))))
      .filter(({ items }) => items.length > 0)
      .sort((a, b) => b.relevance - a.relevance);
    return {
      resultMetadata: { pagination: { total: lists.reduce((sum, { items }) => sum + items.length, 0) } },
      resultLists: lists.map(({ id, label, items }) => ({ id, label, items: [...items] })),
    };
  }

  /** The likeliest of the question's readings; of equals the one that takes more words for filters. */
  private async best(kind: Kind, asked: Question): Promise<SuggestionList> {
    const question = kind === 'vehicles' ? withoutWheel(asked) : asked;
    let best = await this.list(kind, question);
    if (kind === 'guided' || kind === 'needs' || kind === 'pages') return best;
    const { isNamed, sizes } = question.subject;
    // In a text of needs and sizes alone, a name that sounds like them is chance: 10 ply is no 2010 Plymouth.
    const isChance =
      !isNamed &&
      (kind === 'vehicles' ? question.text.trim() !== '' : sizes.length > 0 && NAME_KINDS.has(kind));
    const catalogue = await this.indexes.catalogue();
    const isOfTires = isMeasureOfTires(asked, catalogue) || isSizeOfTires(asked, catalogue);
    if (kind === 'vehicles' && isOfTires) return NONE;
    // Beside a size, "truck tires" are a filter.
    if (kind === 'types' && sizes.length > 0) return NONE;
    if (isChance) best = { ...best, items: [], relevance: 0 };
    if (question !== asked) best = { ...best, items: narrowedAll(best.items, ofWheel(question)) };
    if (kind === 'vehicles' && saysWholeLabel(best.items[0], question.text)) return best;
    // The words after a year, make and model are the trim: the Sport of an Accord, the Touring of a CX-5.
    const isTrim = best.isWholeVehicle === true && !question.subject.saysTires;
    if (isTrim || best.items[0]?.vehicleMetadata?.trim) return best;
    const [plain] = best.items;
    for (const reading of readingsOf(kind, question, catalogue, await this.indexes.vehicles())) {
      const list = await this.list(kind, reading.question);
      const relevance = list.relevance + reading.bonus;
      // Much surer without the brand: the Cooper of "cooper 2012 tacoma" is no MINI.
      const isSurer = reading.narrowing.brand !== null && relevance > best.relevance + MUCH_SURER;
      const mayTake = reading.isLine === true || isSurer || !takesFromName(plain, question, reading);
      if (kind === 'vehicles' && !mayTake) continue;
      if (list.items.length === 0 || relevance < best.relevance || !reading.accepts(list)) continue;
      best = { ...list, relevance, items: narrowedAll(list.items, reading.narrowing) };
      if (best.items[0]?.vehicleMetadata?.trim) break;
    }
    return best;
  }

  private async list(kind: Kind, question: Question): Promise<SuggestionList> {
    if (kind === 'pages') return suggestPages(question);
    if (kind === 'needs') return suggestNeeds(question);
    if (kind === 'guided') return suggestGuided(question);
    if (kind === 'vehicles') {
      const vehicles = await this.suggestVehicles.run(question, await this.indexes.vehicles());
      return asksGuidedVehicle(question) ? guidedVehicles(vehicles) : vehicles;
    }
    const catalogue = await this.indexes.catalogue();
    switch (kind) {
      case 'sizes':
        return suggestSizes(question, catalogue, (await this.indexes.vehicles()).index.pairs);
      case 'crossings':
        return suggestCrossings(question, catalogue);
      case 'types':
        return suggestTypes(question, catalogue);
      case 'brands':
        return suggestBrands(question, catalogue);
      case 'lines':
        return suggestLines(question, catalogue);
      case 'categories':
        return suggestCategories(question, catalogue);
    }
  }
}
