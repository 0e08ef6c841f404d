import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { CatalogueDirectory, type CatalogueIndex } from '../tires/index.js';
import { type Hub, type HubKey, hubOf } from './hub.js';

/** Some 5 KB each; only hubs that have something on sale are kept. */
const MOST_HUBS = 1000;

export interface FoundHub {
  readonly hub: Hub;
  /** The catalogue that it is of. */
  readonly index: CatalogueIndex;
}

/** The hubs of the current catalogue. Each is built once, on first request. */
@Injectable()
export class HubBook {
  private readonly books = new WeakMap<CatalogueIndex, LRUCache<string, Hub>>();

  constructor(private readonly directory: CatalogueDirectory) {}

  /** Undefined where nothing is on sale of it. */
  find(key: HubKey): Promise<FoundHub | undefined> {
    return this.directory.find((index) => {
      const hub = this.ofIndex(key, index);
      return hub === undefined ? undefined : { hub, index };
    });
  }

  private ofIndex(key: HubKey, index: CatalogueIndex): Hub | undefined {
    const book = this.books.get(index) ?? new LRUCache<string, Hub>({ max: MOST_HUBS });
    this.books.set(index, book);
    const text = [key.brand, key.category, key.type].join('|');
    const known = book.get(text);
    if (known !== undefined) return known;
    const hub = hubOf(key, index);
    if (hub === null) return undefined;
    book.set(text, hub);
    return hub;
  }
}
