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

  /** The vehicles as last read. Returns the same value until something changes. */
  current(): Promise<VehicleIndex> {
    return this.index.current();
  }

  /** The vehicles as of now, for decisions that depend on a recent write. */
  renewed(): Promise<VehicleIndex> {
    return this.index.renewed();
  }

  /** Another text whenever verdicts are made of something newer. */
  async version(): Promise<string> {
    await this.index.current();
    return this.index.version ?? '';
  }

  /** Finds something among the vehicles. If it is missing, there may be new ones, so this looks again. */
  async find<T>(find: (index: VehicleIndex) => T | undefined): Promise<T | undefined> {
    return find(await this.index.current()) ?? find(await this.index.afterMiss());
  }

  /** Reads the changes, if vehicles are in use. */
  refresh(): Promise<void> {
    return this.index.refresh();
  }
}
