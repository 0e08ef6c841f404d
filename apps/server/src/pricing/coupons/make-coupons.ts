import { randomInt } from 'node:crypto';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { makeCouponCode, ok } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers, JobQueue } from '../../platform/jobs/index.js';
import { CouponRepository } from './coupon.repository.js';

const JOB = 'pricing.make-coupons';
const AT_ONCE = 2_000;
const SWEEP_MS = 60_000;

const draw = (below: number): number => randomInt(below);

/** Makes the codes of batches, some thousand a transaction, and goes on where a dead server stopped. */
@Injectable()
export class MakeCoupons implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly work: UnitOfWork,
    private readonly coupons: CouponRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.register<{ batchId: string }>({ job: JOB, run: ({ batchId }) => this.run(batchId) });
    this.handlers.every(SWEEP_MS, { job: 'pricing.finish-coupons', run: () => this.finish() });
  }

  /** Queues a batch for making. */
  start(batchId: string): Promise<void> {
    return this.queue.add(JOB, { batchId });
  }

  async run(batchId: string): Promise<void> {
    while (await this.some(batchId));
  }

  /** True if codes are left to make. */
  private async some(batchId: string): Promise<boolean> {
    const more = await this.work.run(async (tx) => {
      const batch = await this.coupons.lockBatch(tx, batchId);
      if (batch === null || batch.isWithdrawn || batch.made >= batch.size) return ok(false);
      const count = Math.min(AT_ONCE, batch.size - batch.made);
      const codes = new Set<string>();
      while (codes.size < count) codes.add(makeCouponCode(batch.prefix, draw));
      return ok((await this.coupons.addCodes(tx, batchId, [...codes])) < batch.size);
    });
    return more.value;
  }

  /** Picks up batches whose job was lost. */
  async finish(): Promise<void> {
    for (const batchId of await this.coupons.unfinished()) await this.run(batchId);
  }
}
