import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

import { Database } from '../database/index.js';
import { JobReader } from '../jobs/index.js';
import { pendingMigrations } from '../migrations/index.js';
import { PatientCheck } from './patient-check.js';

type Part = 'database' | 'migrations' | 'jobs' | 'shutdown';

/** Both together leave the answer a fifth of its second. */
const DATABASE_MS = 400;
const OTHERS_MS = 400;

/** Knows what the server is waiting for before it can work, and says so within a second even if the database hangs. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private isStopping = false;
  private readonly answers: PatientCheck;
  private readonly isMigrated: PatientCheck;
  private readonly hasJobs: PatientCheck;

  constructor(database: Database, jobs: JobReader) {
    this.answers = new PatientCheck(() => database.query('SELECT 1 AS one'));
    this.isMigrated = new PatientCheck(async () => {
      if ((await pendingMigrations(database)).length > 0) throw new Error('a migration is missing');
    });
    this.hasJobs = new PatientCheck(() => jobs.counts());
  }

  /** The parts that are not there, or don't answer; empty when the server is ready. */
  async missing(): Promise<Part[]> {
    if (this.isStopping) return ['shutdown'];
    if (!(await this.answers.succeedsWithin(DATABASE_MS))) return ['database'];
    const [isMigrated, hasJobs] = await Promise.all([
      this.isMigrated.succeedsWithin(OTHERS_MS),
      this.hasJobs.succeedsWithin(OTHERS_MS),
    ]);
    return [...(isMigrated ? [] : (['migrations'] as const)), ...(hasJobs ? [] : (['jobs'] as const))];
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}
