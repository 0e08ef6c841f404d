import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { FitmentReader } from './fitment.reader.js';
import type { VehicleIndex } from './vehicle-index.js';

const REMEMBERED_MS = 10 * 60_000;
const ONLY_KEY = 'current';

/** Keeps models, years and factory sizes in memory; the rows of single variants stay in the database. */
@Injectable()
export class VehicleDirectory {
  private readonly known: LRUCache<string, VehicleIndex>;

  constructor(reader: FitmentReader) {
    this.known = new LRUCache({ max: 1, ttl: REMEMBERED_MS, fetchMethod: () => reader.index() });
  }

  /** The vehicles as last read; the same value until they are read again. */
  async current(): Promise<VehicleIndex> {
    const index = this.known.get(ONLY_KEY) ?? (await this.known.fetch(ONLY_KEY));
    if (index === undefined) throw new Error('the vehicles were dropped while they were being read');
    return index;
  }

  forget(): void {
    this.known.clear();
  }
}
