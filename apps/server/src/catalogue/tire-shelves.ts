import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Tire } from './tire.js';
import { TireReader, type UnstockedTire } from './tire.reader.js';

const MOST_SHELVES = 1200;
const FACTS_REMEMBERED_MS = 5 * 60_000;
const STOCK_REMEMBERED_MS = 10_000;

/** The tires of one size or one line; a new value whenever stock was read again. */
export interface Shelf {
  readonly tires: readonly Tire[];
}

type ReadTires = (key: string) => Promise<readonly UnstockedTire[]>;

class ShelfCache {
  private readonly facts: LRUCache<string, readonly UnstockedTire[]>;
  private readonly shelves: LRUCache<string, Shelf>;

  constructor(readTires: ReadTires, reader: TireReader) {
    this.facts = new LRUCache({ max: MOST_SHELVES, ttl: FACTS_REMEMBERED_MS, fetchMethod: readTires });
    this.shelves = new LRUCache({
      max: MOST_SHELVES,
      ttl: STOCK_REMEMBERED_MS,
      fetchMethod: async (key) => ({ tires: await reader.withStock((await this.facts.fetch(key)) ?? []) }),
    });
  }

  async get(key: string): Promise<Shelf> {
    return this.shelves.get(key) ?? (await this.shelves.fetch(key)) ?? { tires: [] };
  }

  clear(): void {
    this.facts.clear();
    this.shelves.clear();
  }
}

/**
 * Tires as shoppers browse them, kept in memory: their facts for minutes or until the catalogue changes, their stock for
 * ten seconds. Nothing that moves stock or money reads them.
 */
@Injectable()
export class TireShelves {
  private readonly bySize: ShelfCache;
  private readonly byLine: ShelfCache;

  constructor(reader: TireReader) {
    this.bySize = new ShelfCache((sizeCode) => reader.ofSize(sizeCode), reader);
    this.byLine = new ShelfCache((lineId) => reader.ofLine(lineId), reader);
  }

  ofSize(sizeCode: string): Promise<Shelf> {
    return this.bySize.get(sizeCode);
  }

  ofLine(lineId: string): Promise<Shelf> {
    return this.byLine.get(lineId);
  }

  forget(): void {
    this.bySize.clear();
    this.byLine.clear();
  }
}
