import { Injectable } from '@nestjs/common';
import type { PriceRules } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import type { Preview } from '../../platform/access/index.js';
import { PriceBook } from './price-book.js';
import type { StoredRules } from './rule-maker.js';
import { RulesReader } from './rules.reader.js';

/** Few look at a time, and a book of prices may be large. */
const MOST_PREVIEWS = 8;

/** The rules of previews. They are never the shop's own objects, so values cached by rules stay separate. */
@Injectable()
export class PreviewedRules {
  private readonly read = new LRUCache<string, StoredRules>({ max: MOST_PREVIEWS });

  constructor(
    private readonly reader: RulesReader,
    private readonly book: PriceBook,
  ) {}

  async of(preview: Preview): Promise<PriceRules> {
    // The rules read for an earlier moment of the same preview cover every later moment of its running clock.
    const key = `${preview.key} ${await this.reader.revision()}`;
    const stored = this.read.get(key) ?? (await this.reader.readFor(preview));
    this.read.set(key, stored);
    return this.book.rulesFrom(stored);
  }
}
