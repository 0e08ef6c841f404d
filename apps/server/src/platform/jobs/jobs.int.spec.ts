import { Injectable, Module, type OnModuleInit } from '@nestjs/common';

import { eventually, onBothBackends, startTestApp, type TestApp } from '../../../test/index.js';
import { JobHandlers, JobQueue, JobReader } from './index.js';

const ran: object[] = [];
let failuresLeft = 0;
let ticks = 0;
const slow = { running: 0, mostAtOnce: 0, ended: 0 };

@Injectable()
class ProbeJobs implements OnModuleInit {
  constructor(private readonly handlers: JobHandlers) {}

  onModuleInit(): void {
    this.handlers.register<{ n: number }>({
      job: 'probe.run',
      run: (payload) => {
        ran.push(payload);
        return Promise.resolve();
      },
    });
    this.handlers.register({
      job: 'probe.fail',
      run: () => {
        failuresLeft -= 1;
        return failuresLeft >= 0 ? Promise.reject(new Error('not yet')) : Promise.resolve();
      },
    });
    this.handlers.every(300, {
      job: 'probe.tick',
      run: () => {
        ticks += 1;
        return Promise.resolve();
      },
    });
  }
}

@Injectable()
class SlowJob implements OnModuleInit {
  constructor(private readonly handlers: JobHandlers) {}

  onModuleInit(): void {
    this.handlers.every(100, {
      job: 'probe.slow',
      run: async () => {
        slow.running += 1;
        slow.mostAtOnce = Math.max(slow.mostAtOnce, slow.running);
        // eslint-disable-next-line no-restricted-syntax -- how long the job takes: no test waits for this time
        await new Promise((resolve) => setTimeout(resolve, 700));
        slow.running -= 1;
        slow.ended += 1;
      },
    });
  }
}

@Module({ providers: [SlowJob] })
class SlowJobModule {}

@Module({ providers: [ProbeJobs] })
class ProbeJobsModule {}

describe('jobs', () => {
  onBothBackends((env) => {
    let app: TestApp;
    let queue: JobQueue;
    let reader: JobReader;
    beforeAll(async () => {
      app = await startTestApp({ modules: [ProbeJobsModule], env });
      queue = app.get(JobQueue);
      reader = app.get(JobReader);
    });
    afterAll(() => app.close());
    beforeEach(() => {
      ran.length = 0;
    });

    it('run with the payload they were added with', async () => {
      await queue.add('probe.run', { n: 1 });
      await eventually(() => expect(ran).toEqual([{ n: 1 }]));
    });

    it('of one id run once', async () => {
      await Promise.all(
        Array.from({ length: 10 }, () => queue.add('probe.run', { n: 2 }, { id: 'only-one' })),
      );
      await eventually(() => expect(ran).toEqual([{ n: 2 }]));
      await queue.add('probe.run', { n: 2 }, { id: 'only-one' });
      await queue.add('probe.run', { n: 'behind it' });
      await eventually(() => expect(ran).toEqual([{ n: 2 }, { n: 'behind it' }]));
    });

    it('wait for their delay', async () => {
      const started = Date.now();
      await queue.add('probe.run', { n: 3 }, { delayMs: 400 });
      await eventually(() => expect(ran).toHaveLength(1));
      expect(Date.now() - started).toBeGreaterThanOrEqual(390);
    });

    it('are tried again when they fail', async () => {
      failuresLeft = 1;
      await queue.add('probe.fail', {}, { id: 'second-try' });
      await eventually(async () => {
        const { items } = await reader.list({ state: 'completed', range: [0, 99] });
        expect(items.find(({ id }) => id === 'second-try')).toMatchObject({
          name: 'probe.fail',
          queue: 'work',
        });
      });
    });

    it('that fail every try are shown as failed, with the reason, and can be run again', async () => {
      failuresLeft = 1_000;
      await queue.add('probe.fail', {}, { id: 'dead' });
      await eventually(async () => {
        const { items, total } = await reader.list({ queue: 'work', state: 'failed', range: [0, 9] });
        expect([items, total]).toEqual([
          [expect.objectContaining({ id: 'dead', attempts: 5, failure: 'not yet' })],
          1,
        ]);
      }, 20_000);
      expect((await reader.counts()).find(({ queue: name }) => name === 'work')?.failed).toBe(1);
      failuresLeft = 0;
      expect(await reader.retry('work', 'dead')).toBe(true);
      await eventually(async () =>
        expect((await reader.list({ state: 'failed', range: [0, 9] })).total).toBe(0),
      );
    });

    it('that are unknown cannot be run again', async () => {
      expect(await reader.retry('work', 'nobody')).toBe(false);
      expect(await reader.retry('nowhere', 'nobody')).toBe(false);
    });

    it('run on their schedule', async () => {
      const before = ticks;
      await eventually(() => expect(ticks).toBeGreaterThanOrEqual(before + 2));
    });
  });

  onBothBackends((env) => {
    const servers: TestApp[] = [];
    afterAll(async () => {
      for (const server of servers.reverse()) await server.close();
    });

    it('on a schedule never overlap themselves, on one server or on two', async () => {
      const first = await startTestApp({ modules: [SlowJobModule], env });
      servers.push(first);
      const { databaseUrl } = first;
      servers.push(await startTestApp({ modules: [SlowJobModule], env, databaseUrl }));
      const before = slow.ended;
      await eventually(() => expect(slow.ended).toBeGreaterThanOrEqual(before + 3));
      expect(slow.mostAtOnce).toBe(1);
    });
  });

  it('wait in the queue where no workers run', async () => {
    const app = await startTestApp({ modules: [ProbeJobsModule], env: { RUN_WORKERS: '0' } });
    await app.get(JobQueue).add('probe.run', { n: 9 });
    const [, work] = await app.get(JobReader).counts();
    await app.close();
    expect(work).toMatchObject({ queue: 'work', waiting: 1, active: 0 });
  });

  it('of one name have one handler', async () => {
    const handlers = new JobHandlers();
    handlers.register({ job: 'a', run: () => Promise.resolve() });
    expect(() => handlers.register({ job: 'a', run: () => Promise.resolve() })).toThrow(
      'two handlers for the job a',
    );
  });
});
