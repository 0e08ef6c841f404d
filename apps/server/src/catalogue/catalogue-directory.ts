import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { CatalogueReader } from './catalogue.reader.js';
import type { CatalogueIndex } from './catalogue-index.js';

const REMEMBERED_MS = 5 * 60_000;
const ONLY_KEY = 'current';

/** Keeps brands, lines, categories and sizes in memory: a few thousand rows that hardly change. */
@Injectable()
export class CatalogueDirectory {
  private readonly known: LRUCache<string, CatalogueIndex>;

  constructor(reader: CatalogueReader) {
    this.known = new LRUCache({ max: 1, ttl: REMEMBERED_MS, fetchMethod: () => reader.read() });
  }

  /** The catalogue as last read; the same value until it is read again. */
  async current(): Promise<CatalogueIndex> {
    const index = this.known.get(ONLY_KEY) ?? (await this.known.fetch(ONLY_KEY));
    if (index === undefined) throw new Error('the catalogue was dropped while it was being read');
    return index;
  }

  /** Makes the next reader see the catalogue as it is now. */
  forget(): void {
    this.known.clear();
  }
}
