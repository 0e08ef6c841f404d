import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Tire } from './tire.js';
import { TireReader } from './tire.reader.js';

const MOST_SHELVES = 2500;
const REMEMBERED_MS = 5 * 60_000;
const STOCK_FRESH_MS = 3000;

/** The tires of one size or one line; the same value as long as none of them has changed. */
export interface Shelf {
  readonly tires: readonly Tire[];
}

type Shelves = LRUCache<string, Shelf>;

const EMPTY: Shelf = { tires: [] };

const shelvesOf = (read: (key: string) => Promise<readonly Tire[]>): Shelves =>
  new LRUCache({
    max: MOST_SHELVES,
    ttl: REMEMBERED_MS,
    fetchMethod: async (key) => ({ tires: await read(key) }),
  });

const restock = (shelves: Shelves, key: string, tire: Tire): void => {
  const shelf = shelves.peek(key);
  if (shelf === undefined) return;
  const tires = shelf.tires.map((known) => (known.tireId === tire.tireId ? tire : known));
  shelves.set(key, { tires }, { noUpdateTTL: true });
};

/**
 * Tires as shoppers browse them, kept in memory for minutes or until the catalogue changes; only what has moved in the
 * warehouses is read every three seconds, and only while somebody looks. Nothing that moves stock or money reads them.
 */
@Injectable()
export class TireShelves {
  private bySize = this.emptyBySize();
  private byLine = this.emptyByLine();
  private stockIsFreshUntil = 0;
  private restocking: Promise<void> | null = null;

  constructor(private readonly reader: TireReader) {}

  ofSize(sizeCode: string): Promise<Shelf> {
    return this.get(this.bySize, sizeCode);
  }

  ofLine(lineId: string): Promise<Shelf> {
    return this.get(this.byLine, lineId);
  }

  forget(): void {
    this.reader.forget();
    // Other caches, not emptied ones: who waits for the old ones still gets an answer.
    this.bySize = this.emptyBySize();
    this.byLine = this.emptyByLine();
  }

  private emptyBySize(): Shelves {
    return shelvesOf((sizeCode) => this.reader.ofSize(sizeCode));
  }

  private emptyByLine(): Shelves {
    return shelvesOf((lineId) => this.reader.ofLine(lineId));
  }

  private async get(shelves: Shelves, key: string): Promise<Shelf> {
    if (performance.now() >= this.stockIsFreshUntil) await this.restock();
    return shelves.get(key) ?? (await shelves.fetch(key)) ?? EMPTY;
  }

  private restock(): Promise<void> {
    this.restocking ??= this.readMoved().finally(() => {
      this.restocking = null;
    });
    return this.restocking;
  }

  private async readMoved(): Promise<void> {
    for (const tire of await this.reader.moved()) {
      restock(this.bySize, tire.size.code, tire);
      restock(this.byLine, tire.line.lineId, tire);
    }
    this.stockIsFreshUntil = performance.now() + STOCK_FRESH_MS;
  }
}
