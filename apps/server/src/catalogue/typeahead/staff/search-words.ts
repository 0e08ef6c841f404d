import { Injectable } from '@nestjs/common';

import { Remembered } from '../../../platform/cache/index.js';
import { Database } from '../../../platform/database/index.js';
import type { SearchRedirectRow } from '../search-redirect.entity.js';
import type { SearchRevisionRow } from '../search-revision.entity.js';
import type { SearchSynonymRow } from '../search-synonym.entity.js';
import { TaughtWords } from './taught-words.js';

const REMEMBERED_MS = 5 * 60_000;

const SYNONYMS = 'SELECT words, means FROM search.synonym WHERE is_on ORDER BY words';
const REDIRECTS = 'SELECT words, path, label FROM search.redirect WHERE is_on ORDER BY words';
const REVISION = 'SELECT value FROM search.revision';

/** Synonyms and redirects of the search, in memory. Read again after each write. */
@Injectable()
export class SearchWords {
  private readonly taught: Remembered<TaughtWords>;

  constructor(private readonly database: Database) {
    this.taught = new Remembered({
      read: () => this.read(),
      version: () => this.revision(),
      ttlMs: REMEMBERED_MS,
    });
  }

  /** As last read. Returns the same value until something changes. */
  current(): Promise<TaughtWords> {
    return this.taught.current();
  }

  refresh(): Promise<void> {
    return this.taught.refresh();
  }

  /** Another text whenever searches are answered by something newer. */
  async version(): Promise<string> {
    await this.taught.current();
    return this.taught.version ?? '';
  }

  private async revision(): Promise<string> {
    const [row] = await this.database.prepared<Pick<SearchRevisionRow, 'value'>>(REVISION);
    return row?.value ?? '';
  }

  private async read(): Promise<TaughtWords> {
    const [synonyms, redirects] = await Promise.all([
      this.database.query<Pick<SearchSynonymRow, 'words' | 'means'>>(SYNONYMS),
      this.database.query<Pick<SearchRedirectRow, 'words' | 'path' | 'label'>>(REDIRECTS),
    ]);
    return new TaughtWords(synonyms, redirects);
  }
}
