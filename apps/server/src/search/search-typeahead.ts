import { Injectable } from '@nestjs/common';
import type { HandlerInput, ReplyOf, searchTypeahead } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { Question, SuggestionList } from './suggestion.js';
import { SuggestionIndexes } from './suggestion-indexes.js';
import { suggestBrands, suggestCategories, suggestLines } from './suggest-names.js';
import { suggestNeeds } from './suggest-needs.js';
import { suggestSizes } from './suggest-sizes.js';
import { SuggestVehicles } from './suggest-vehicles.js';

type Query = HandlerInput<typeof searchTypeahead>['query'];
type Reply = ReplyOf<typeof searchTypeahead>;
type Kind = 'vehicles' | 'sizes' | 'brands' | 'lines' | 'categories' | 'needs';

const ALL_KINDS: readonly Kind[] = ['vehicles', 'sizes', 'brands', 'lines', 'categories'];

/** Which kinds of answers a chosen pill leaves. */
const KINDS_OF: Readonly<Record<NonNullable<Query['queryType']>, readonly Kind[]>> = {
  vehicle: ['vehicles'],
  tireSize: ['sizes'],
  brand: ['brands', 'lines'],
  category: ['categories'],
  tireType: ['categories'],
  guidedShopping: ['needs'],
};

/** Answers a half-typed search with groups of suggestions, the surest group first. */
@Injectable()
export class SearchTypeahead {
  constructor(
    private readonly indexes: SuggestionIndexes,
    private readonly suggestVehicles: SuggestVehicles,
  ) {}

  async run({ queryText, queryType, additionalQueryText }: Query): Promise<Result<Reply>> {
    const question: Question = { text: queryText, type: queryType, additional: additionalQueryText };
    const kinds = queryType === undefined ? ALL_KINDS : KINDS_OF[queryType];
    const lists = (await Promise.all(kinds.map((kind) => this.list(kind, question))))
      .filter(({ items }) => items.length > 0)
      .sort((a, b) => b.relevance - a.relevance);
    return ok({
      resultMetadata: { pagination: { total: lists.reduce((sum, { items }) => sum + items.length, 0) } },
      resultLists: lists.map(({ id, label, items }) => ({ id, label, items: [...items] })),
    });
  }

  private async list(kind: Kind, question: Question): Promise<SuggestionList> {
    if (kind === 'needs') return suggestNeeds(question);
    if (kind === 'vehicles') return this.suggestVehicles.run(question, await this.indexes.vehicles());
    const catalogue = await this.indexes.catalogue();
    switch (kind) {
      case 'sizes':
        return suggestSizes(question, catalogue);
      case 'brands':
        return suggestBrands(question, catalogue);
      case 'lines':
        return suggestLines(question, catalogue);
      case 'categories':
        return suggestCategories(question, catalogue);
    }
  }
}
