import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

import { Database } from '../database/index.js';
import { JobReader } from '../jobs/index.js';
import { pendingMigrations } from '../migrations/index.js';

type Part = 'database' | 'migrations' | 'jobs' | 'shutdown';

/** Knows what the server is waiting for before it can work. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobReader,
  ) {}

  /** The parts that are not there; empty when the server is ready. */
  async missing(): Promise<Part[]> {
    if (this.isStopping) return ['shutdown'];
    const isAnswering = await succeeds(this.database.query('SELECT 1 AS one'));
    if (!isAnswering) return ['database'];
    const [isMigrated, hasJobs] = await Promise.all([
      pendingMigrations(this.database).then(
        (pending) => pending.length === 0,
        () => false,
      ),
      succeeds(this.jobs.counts()),
    ]);
    return [...(isMigrated ? [] : (['migrations'] as const)), ...(hasJobs ? [] : (['jobs'] as const))];
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
