import { randomUUID } from 'node:crypto';

import { listAudit, listJobs, listQueues, retryJob } from '@simpletread/contract';

import { AS_ALEX, eventually, startConsoleApp, type TestApp } from '../../../../test/index.js';
import { JobHandlers, JobQueue } from '../index.js';

const ALEX = { headers: AS_ALEX };
const FAILED = 'probe.fails-once';
const SOON = 'probe.later';

describe('jobs in the console', () => {
  let app: TestApp;
  let isBroken = true;
  const runs: string[] = [];
  const jobs = (
    query: { filter?: object; range?: readonly [number, number]; sort?: readonly string[] } = {},
  ) =>
    app.client.call(
      listJobs,
      {
        query: Object.fromEntries(
          Object.entries({ range: [0, 499], ...query }).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      },
      ALEX,
    );
  const retry = (queue: string, id: string) =>
    app.client.call(retryJob, { params: { queue, id } }, { ...ALEX, idempotencyKey: randomUUID() });

  /** A job that has used up its attempts, without waiting for all of them. */
  const aFailedJob = async (): Promise<string> => {
    const id = randomUUID();
    await app.get(JobQueue).add(FAILED, { id }, { id });
    await eventually(async () => {
      const [job] = await jobs({ filter: { state: 'failed', id: [id] } });
      expect(job?.state).toBe('failed');
    }, 30_000);
    return id;
  };

  beforeAll(async () => {
    app = await startConsoleApp();
    app.get(JobHandlers).register({
      job: FAILED,
      run: (payload) => {
        runs.push((payload as { id: string }).id);
        return isBroken ? Promise.reject(new Error('no luck')) : Promise.resolve();
      },
    });
    app.get(JobHandlers).register({ job: SOON, run: () => Promise.resolve() });
  });
  afterAll(() => app.close());

  it('wait with their name and state, newest first or oldest first', async () => {
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) {
      await app.get(JobQueue).add(SOON, {}, { id, delayMs: 600_000 });
      const addedAt = Date.now();
      await eventually(() => expect(Date.now()).toBeGreaterThan(addedAt));
    }
    const ours = async (sort: readonly string[]) =>
      (await jobs({ sort })).filter(({ name }) => name === SOON).map(({ id }) => id);
    expect(await ours(['createdAt', 'ASC'])).toEqual(ids);
    expect(await ours(['createdAt', 'DESC'])).toEqual([...ids].reverse());
    const [job] = await jobs({ filter: { id: [ids[0]] } });
    expect(job).toMatchObject({ queue: 'work', name: SOON, state: 'delayed', attempts: 0, failure: null });
  });

  it('are counted by queue', async () => {
    const queues = await app.client.call(listQueues, { query: {} }, ALEX);
    expect(queues.map(({ name }) => name)).toEqual(['events', 'work']);
    expect(queues.find(({ id }) => id === 'work')?.delayed).toBeGreaterThanOrEqual(2);
  });

  it('are found by queue and state', async () => {
    expect(await jobs({ filter: { queue: 'events', state: 'delayed' } })).toEqual([]);
    expect(await jobs({ filter: { queue: 'unknown' } })).toEqual([]);
    const waiting = await jobs({ filter: { queue: 'work', state: 'delayed' } });
    expect(waiting.every(({ state }) => state === 'delayed')).toBe(true);
  });

  it('show the same rows page by page as at once', async () => {
    const filter = { state: 'delayed', queue: 'work' };
    // A repeating job that runs between two pages moves in the list.
    await eventually(async () => {
      const whole = (await jobs({ filter })).map(({ id }) => id);
      const pages = [];
      for (let first = 0; first < whole.length; first += 15) {
        pages.push(...(await jobs({ filter, range: [first, first + 14] })).map(({ id }) => id));
      }
      expect(pages).toEqual(whole);
    });
  });

  it('run again when a failed one is retried, and the audit names who did it', async () => {
    const id = await aFailedJob();
    const before = runs.filter((run) => run === id).length;
    const [failed] = await jobs({ filter: { id: [id] } });
    expect(failed).toMatchObject({ failure: 'no luck', attempts: before });
    isBroken = false;
    await retry('work', id);
    await eventually(async () => {
      const [job] = await jobs({ filter: { id: [id] } });
      expect(job?.state).toBe('completed');
    });
    expect(runs.filter((run) => run === id)).toHaveLength(before + 1);
    const filter = JSON.stringify({ subjectId: `work/${id}` });
    const [row] = await app.client.call(listAudit, { query: { filter } }, ALEX);
    expect(row).toMatchObject({ action: 'job.retry', actorName: 'Alex Novak', subjectType: 'job' });
    await expect(retry('work', id)).rejects.toMatchObject({ code: 'record.missing' });
  });

  it.each([
    ['work', 'nothing'],
    ['nothing', '1'],
    ['__proto__', '1'],
  ])('leave no audit row where there is nothing to retry: %s/%s', async (queue, id) => {
    await expect(retry(queue, id)).rejects.toMatchObject({ code: 'record.missing', statusCode: 404 });
    const filter = JSON.stringify({ subjectId: `${queue}/${id}` });
    expect(await app.client.call(listAudit, { query: { filter } }, ALEX)).toEqual([]);
  });
});
