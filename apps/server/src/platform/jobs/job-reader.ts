export interface JobCounts {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly completed: number;
  readonly failed: number;
}

export const JOB_STATES = ['waiting', 'active', 'delayed', 'completed', 'failed'] as const;

export type JobState = (typeof JOB_STATES)[number];

export interface JobSummary {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly failure: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export interface JobFilter {
  readonly queue?: string;
  readonly state?: JobState;
  /** First and last row, both included. */
  readonly range: readonly [number, number];
  readonly isOldestFirst?: boolean;
}

/** The queues as the console shows them. */
export abstract class JobReader {
  abstract counts(): Promise<JobCounts[]>;
  /** One page of jobs by the time they were added, newest first, with the number of all that match. */
  abstract list(filter: JobFilter): Promise<{ readonly items: JobSummary[]; readonly total: number }>;
  /** True if the job exists and has failed for good. */
  abstract isFailed(queue: string, id: string): Promise<boolean>;
  /** Puts a failed job back into its queue; false when there is no such job. */
  abstract retry(queue: string, id: string): Promise<boolean>;
}
