import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { HandlerInput, ReplyOf, searchTypeahead } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { HandlerResult } from '../../../platform/http/index.js';
import { Log } from '../../../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../../../platform/pubsub/index.js';
import { ShopVersions } from '../../../platform/shop-state/index.js';
import { SearchTypeahead } from '../search-typeahead.js';
import { linkItem, questionOf } from '../suggestions/suggestion.js';
import { CountSearches } from './count-searches.js';
import { SearchWords } from './search-words.js';
import type { Redirect } from './taught-words.js';

type Query = HandlerInput<typeof searchTypeahead>['query'];
type Reply = ReplyOf<typeof searchTypeahead>;

/** The channel on which the database announces written synonyms and redirects. */
const SEARCH_CHANGED = 'search.changed';

const redirected = ({ path, label }: Redirect, { queryText, queryType }: Query): Reply => ({
  resultMetadata: { pagination: { total: 1 } },
  resultLists: [
    {
      id: 'redirect',
      label: 'Go to',
      items: [
        linkItem(
          { label, detailLabel: 'Page', typeName: 'freeSearch' },
          path,
          questionOf({ text: queryText, type: queryType, additional: '' }),
        ),
      ],
    },
  ],
});

/** The search with what staff have taught it: redirects before everything, synonyms for what they mean; and what was asked is counted. */
@Injectable()
export class TaughtSearch implements OnModuleInit, OnModuleDestroy {
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly typeahead: SearchTypeahead,
    private readonly words: SearchWords,
    private readonly counted: CountSearches,
    private readonly listener: PostgresListener,
    private readonly shopVersions: ShopVersions,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.shopVersions.add('search', { version: () => this.words.version() });
    this.unsubscribe = await this.listener.listen(SEARCH_CHANGED, () => {
      this.words
        .refresh()
        .catch((error: unknown) => this.log.warn({ err: error }, 'words of the search not read again'));
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  /** `isCounted` is false for staff previews. */
  async run(query: Query, isCounted: boolean): Promise<HandlerResult<typeof searchTypeahead>> {
    const taught = await this.words.current();
    const redirect = taught.redirectOf(query.queryText);
    const reply =
      redirect === undefined
        ? await this.typeahead.run({ ...query, queryText: taught.meaningOf(query.queryText) })
        : ok(redirected(redirect, query));
    if (reply.ok && isCounted) this.counted.add(query.queryText, reply.value.resultLists.length > 0);
    return reply;
  }
}
