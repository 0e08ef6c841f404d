import { Injectable } from '@nestjs/common';

import type { Transaction } from '../database/index.js';
import { WorkOwnerRepository } from './work-owner.repository.js';

/** Frees what a person owns in a feature's own tables; returns how many records that are. */
export type FreeWork = (tx: Transaction, staffId: string) => Promise<number>;

/** Gives back all work of someone who leaves. Features that keep owners of their own add theirs in `onModuleInit`. */
@Injectable()
export class LeavingStaff {
  private readonly others: FreeWork[] = [];

  constructor(private readonly owners: WorkOwnerRepository) {}

  also(free: FreeWork): void {
    this.others.push(free);
  }

  async free(tx: Transaction, staffId: string): Promise<number> {
    let freed = await this.owners.free(tx, staffId);
    for (const free of this.others) freed += await free(tx, staffId);
    return freed;
  }
}
