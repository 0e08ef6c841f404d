import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { Log } from '../../../platform/log/index.js';
import { SuggestionIndexes } from './suggestion-indexes.js';

/** Builds the search box's index at boot, so the first shopper doesn't wait for it. */
@Injectable()
export class WarmSearch implements OnApplicationBootstrap {
  constructor(
    private readonly indexes: SuggestionIndexes,
    private readonly log: Log,
  ) {}

  /** A server starts without its database; the first question then builds the index. */
  onApplicationBootstrap(): void {
    Promise.all([this.indexes.catalogue(), this.indexes.vehicles()]).catch((error: unknown) =>
      this.log.warn({ err: error }, 'search index not built at boot'),
    );
  }
}
