import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listJobs, listQueues } from '@simpletread/contract';

import { JobReader, type JobSummary } from '../index.js';
import { pageOfRows } from '../../lists/index.js';

type Page = HandlerReply<typeof listJobs>;

// More than the queues keep; asked for only when jobs are looked up by their ids.
const ALL_JOBS = [0, 9_999] as const;

const jobOf = ({ createdAt, finishedAt, ...job }: JobSummary): Page['items'][number] => ({
  ...job,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** Queues with their counts, and the jobs in them. */
@Injectable()
export class JobListReader {
  constructor(private readonly jobs: JobReader) {}

  async queues({ filter = {}, sort = ['name', 'ASC'], range }: HandlerInput<typeof listQueues>['query']) {
    const counts = await this.jobs.counts();
    const rows = counts.map(({ queue, ...numbers }) => ({ id: queue, name: queue, ...numbers }));
    return pageOfRows(rows, { ids: filter.id, range, sort: { by: ({ name }) => name, direction: sort[1] } });
  }

  /** Jobs sort by the time they were added, for any requested column: their ids carry no order. */
  async page({ filter = {}, sort, range }: HandlerInput<typeof listJobs>['query']): Promise<Page> {
    const { id: ids, queue, state } = filter;
    const { items, total } = await this.jobs.list({
      range: ids === undefined ? range : ALL_JOBS,
      isOldestFirst: sort?.[1] === 'ASC',
      ...(queue === undefined ? {} : { queue }),
      ...(state === undefined ? {} : { state }),
    });
    const shown = items.map(jobOf);
    return ids === undefined ? { items: shown, total } : pageOfRows(shown, { ids, range });
  }
}
