import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../../platform/jobs/index.js';
import { Log } from '../../../platform/log/index.js';
import { AskedCounts } from './asked-counts.js';
import { AskedRepository } from './asked.repository.js';

const WRITTEN_EVERY_MS = 2_000;
const HOUR_MS = 3_600_000;

/** Counts searches in memory and writes the counts down every two seconds: a search waits for no write. */
@Injectable()
export class CountSearches implements OnModuleInit, OnModuleDestroy {
  private readonly counts = new AskedCounts();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly asked: AskedRepository,
    private readonly handlers: JobHandlers,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(
      () => void this.write(this.counts.take(performance.now())),
      WRITTEN_EVERY_MS,
    ).unref();
    this.handlers.every(HOUR_MS, { job: 'search.forget-old', run: () => this.asked.forgetOld() });
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.write(this.counts.takeAll());
  }

  add(text: string, isAnswered: boolean): void {
    this.counts.add(text, isAnswered, performance.now());
  }

  private async write(asked: ReturnType<AskedCounts['take']>): Promise<void> {
    try {
      await this.asked.add(asked);
    } catch (error) {
      this.log.warn({ err: error }, 'searches of two seconds are not counted');
    }
  }
}
