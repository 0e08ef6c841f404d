import type { Log } from '../log/index.js';

/** The parts of a job, one after the other: one that fails is logged and doesn't stop the others. */
export class EachAlone {
  private readonly errors: unknown[] = [];

  constructor(
    private readonly log: Log,
    private readonly job: string,
  ) {}

  async run(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
    for (const id of ids)
      await work(id).catch((error: unknown) => {
        this.errors.push(error);
        this.log.error({ err: error, id, job: this.job }, 'a part of a job failed');
      });
  }

  /** Throws the first error, so that the job counts as failed and staff see it in its queue. */
  end(): void {
    if (this.errors.length > 0) throw this.errors[0];
  }
}
