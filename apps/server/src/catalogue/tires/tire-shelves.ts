import { Injectable } from '@nestjs/common';
import { searchCodeOf } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import type { ChangedLines } from './directory/changed-index.js';
import type { Tire } from './tire.js';
import { TireReader } from './tire.reader.js';

const MOST_SHELVES = 2500;
const REMEMBERED_MS = 5 * 60_000;
/** With what a storefront keeps, stock on a page is at most two seconds old. */
const STOCK_FRESH_MS = 500;

/** The tires of one size or one line. The same value until one of them changes. */
export interface Shelf {
  readonly tires: readonly Tire[];
}

type Shelves = LRUCache<string, Shelf>;

/** The signal to readers that wait for a dropped shelf. */
const LET_GO = 'deleted';

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
 * Tires as shoppers browse them, in memory for minutes or until the catalogue changes. Only stock movements are read
 * twice a second, and only while shoppers browse. Nothing that moves stock or money reads them.
 */
@Injectable()
export class TireShelves {
  private bySize = this.emptyBySize();
  private byLine = this.emptyByLine();
  private stockIsFreshUntil = 0;
  private restocking: Promise<void> | null = null;

  constructor(private readonly reader: TireReader) {}

  /** The tires of a search, P-metric and Euro-metric together. */
  ofSize(sizeCode: string): Promise<Shelf> {
    return this.get(this.bySize, sizeCode);
  }

  ofLine(lineId: string): Promise<Shelf> {
    return this.get(this.byLine, lineId);
  }

  forget(): void {
    this.reader.forget();
    // New caches instead of emptied ones: readers that wait for the old ones still get an answer.
    this.bySize = this.emptyBySize();
    this.byLine = this.emptyByLine();
  }

  /** Drops the shelves of these lines and sizes only. Their waiting readers get the next ones. */
  forgetSome({ lines, sizes }: ChangedLines): void {
    this.reader.forgetLines(new Set(lines));
    for (const lineId of lines) this.byLine.delete(lineId);
    for (const sizeCode of sizes) this.bySize.delete(searchCodeOf(sizeCode));
  }

  private emptyBySize(): Shelves {
    return shelvesOf((sizeCode) => this.reader.ofSize(sizeCode));
  }

  private emptyByLine(): Shelves {
    return shelvesOf((lineId) => this.reader.ofLine(lineId));
  }

  private async get(shelves: Shelves, key: string): Promise<Shelf> {
    if (performance.now() >= this.stockIsFreshUntil) await this.restock();
    // A shelf dropped during its read comes back empty and is read again.
    return shelves.get(key) ?? (await this.read(shelves, key)) ?? (await shelves.fetch(key)) ?? EMPTY;
  }

  private async read(shelves: Shelves, key: string): Promise<Shelf | undefined> {
    try {
      return await shelves.fetch(key);
    } catch (error) {
      if (error instanceof Error && error.message === LET_GO) return undefined;
      throw error;
    }
  }

  private restock(): Promise<void> {
    this.restocking ??= this.readMoved().finally(() => {
      this.restocking = null;
    });
    return this.restocking;
  }

  private async readMoved(): Promise<void> {
    for (const tire of await this.reader.moved()) {
      restock(this.bySize, tire.size.searchCode, tire);
      restock(this.byLine, tire.line.lineId, tire);
    }
    this.stockIsFreshUntil = performance.now() + STOCK_FRESH_MS;
  }
}
