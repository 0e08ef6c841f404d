import { Injectable } from '@nestjs/common';

import { Remembered } from '../../platform/cache/index.js';
import { FitmentReader } from './fitment.reader.js';
import type { VehicleIndex } from './vehicle-index.js';

const REMEMBERED_MS = 10 * 60_000;

/** Keeps models, years and factory sizes in memory; the rows of single variants stay in the database. */
@Injectable()
export class VehicleDirectory {
  private readonly index: Remembered<VehicleIndex>;

  constructor(reader: FitmentReader) {
    this.index = new Remembered({
      read: () => reader.index(),
      version: () => reader.revision(),
      ttlMs: REMEMBERED_MS,
    });
  }

  /** The vehicles as last read; the same value until something in them has changed. */
  current(): Promise<VehicleIndex> {
    return this.index.current();
  }

  /** The vehicles as they are now, for who decides by what was written a moment ago. */
  renewed(): Promise<VehicleIndex> {
    return this.index.renewed();
  }

  /** Another text whenever verdicts are made of something newer. */
  async version(): Promise<string> {
    await this.index.current();
    return this.index.version ?? '';
  }

  /** What `find` finds among the vehicles. When it finds nothing there may be new ones, so it looks once more. */
  async find<T>(find: (index: VehicleIndex) => T | undefined): Promise<T | undefined> {
    return find(await this.index.current()) ?? find(await this.index.afterMiss());
  }

  /** Reads what has changed, if anybody has asked for vehicles so far. */
  refresh(): Promise<void> {
    return this.index.refresh();
  }
}
