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
    this.index = new Remembered({
      read: () => reader.read(),
      version: () => reader.revision(),
      ttlMs: REMEMBERED_MS,
    });
  }

  /** The catalogue as last read; the same value until something in it has changed. */
  current(): Promise<CatalogueIndex> {
    return this.index.current();
  }

  /** What `find` finds in the catalogue. When it finds nothing the catalogue may just have grown, so it looks once more. */
  async find<T>(find: (index: CatalogueIndex) => T | undefined): Promise<T | undefined> {
    return find(await this.index.current()) ?? find(await this.index.afterMiss());
  }

  /** The catalogue as it is now, for who was told of something newer; others have the old one until it is read. */
  renewed(): Promise<CatalogueIndex> {
    return this.index.renewed();
  }

  /** Reads what has changed, if anybody has asked for the catalogue so far. */
  refresh(): Promise<void> {
    return this.index.refresh();
  }
}
