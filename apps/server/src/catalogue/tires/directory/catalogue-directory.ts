import { Injectable } from '@nestjs/common';

import { Remembered, type VersionStep } from '../../../platform/cache/index.js';
import { CatalogueReader } from './catalogue.reader.js';
import type { CatalogueIndex } from './catalogue-index.js';
import type { ChangedLines } from './changed-index.js';

const REMEMBERED_MS = 5 * 60_000;

/** Keeps brands, lines, categories and sizes in memory: a few thousand rows that hardly change. */
@Injectable()
export class CatalogueDirectory {
  private readonly index: Remembered<CatalogueIndex>;

  constructor(private readonly reader: CatalogueReader) {
    this.index = new Remembered({
      read: () => reader.read(),
      version: () => reader.revision(),
      ttlMs: REMEMBERED_MS,
    });
  }

  /** The catalogue as last read. Returns the same value until something changes. */
  current(): Promise<CatalogueIndex> {
    return this.index.current();
  }

  /** Another text whenever replies are made of something newer. */
  async version(): Promise<string> {
    await this.index.current();
    return this.index.version ?? '';
  }

  /** Finds something in the catalogue. If it is missing, the catalogue may just have grown, so this looks again. */
  async find<T>(find: (index: CatalogueIndex) => T | undefined): Promise<T | undefined> {
    return find(await this.index.current()) ?? find(await this.index.afterMiss());
  }

  /** The catalogue as of now, for callers that know of a change. Others get the old one until it is read. */
  renewed(): Promise<CatalogueIndex> {
    return this.index.renewed();
  }

  /** Rereads only `changed` if nothing else changed meanwhile, otherwise everything. Does nothing before the catalogue's first use. */
  change(step: VersionStep, changed: ChangedLines): Promise<boolean> {
    return this.index.change(step, (index) => this.reader.changed(index, changed));
  }

  /** Reads the changes, if the catalogue is in use. */
  refresh(): Promise<void> {
    return this.index.refresh();
  }
}
