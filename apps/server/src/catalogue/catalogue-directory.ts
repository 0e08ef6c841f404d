import { Injectable } from '@nestjs/common';

import { Remembered } from '../platform/cache/index.js';
import { CatalogueReader } from './catalogue.reader.js';
import type { CatalogueIndex } from './catalogue-index.js';

const REMEMBERED_MS = 5 * 60_000;

/** Keeps brands, lines, categories and sizes in memory: a few thousand rows that hardly change. */
@Injectable()
export class CatalogueDirectory {
  private readonly index: Remembered<CatalogueIndex>;

  constructor(reader: CatalogueReader) {
    this.index = new Remembered({ read: () => reader.read(), ttlMs: REMEMBERED_MS });
  }

  /** The catalogue as last read; the same value until it is read again. */
  current(): Promise<CatalogueIndex> {
    return this.index.current();
  }

  /** What `find` finds in the catalogue. When it finds nothing the catalogue may just have grown, so it looks once more. */
  async find<T>(find: (index: CatalogueIndex) => T | undefined): Promise<T | undefined> {
    return find(await this.index.current()) ?? find(await this.index.afterMiss());
  }

  /** The catalogue as it is now, for a reader that was told of something newer. */
  async renewed(): Promise<CatalogueIndex> {
    this.index.forget();
    return this.index.current();
  }

  /** Makes the next reader see the catalogue as it is now. */
  forget(): void {
    this.index.forget();
  }
}
