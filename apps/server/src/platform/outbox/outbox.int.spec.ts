import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { ok, refuse } from '@simpletread/domain';

import { eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../database/index.js';
import { QueueRegistry } from '../jobs/index.js';
import { EventConsumers, Outbox, type RecordedEvent } from './index.js';
import { EventWorker } from './event-worker.js';

let failuresLeft = 0;
const seen: RecordedEvent[] = [];

@Injectable()
class ProbeConsumers implements OnModuleInit {
  constructor(private readonly consumers: EventConsumers) {}

  onModuleInit(): void {
    this.consumers.register<{ n: number }>({
      consumer: 'probe.counter',
      eventType: 'ThingHappened',
      handle: async (tx, event) => {
        seen.push(event);
        await tx.execute('INSERT INTO effect (consumer, n) VALUES ($1, $2)', ['counter', event.payload.n]);
      },
    });
    this.consumers.register<{ n: number }>({
      consumer: 'probe.flaky',
      eventType: 'ThingHappened',
      handle: async (tx, event) => {
        await tx.execute('INSERT INTO effect (consumer, n) VALUES ($1, $2)', ['flaky', event.payload.n]);
        failuresLeft -= 1;
        if (failuresLeft >= 0) throw new Error('flaky');
      },
    });
  }
}

@Module({ providers: [ProbeConsumers] })
class ProbeConsumersModule {}

describe('the outbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [ProbeConsumersModule] });
    await app.db.execute('CREATE TABLE effect (consumer text, n integer)');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    failuresLeft = 0;
    seen.length = 0;
    await app.db.execute('TRUNCATE effect');
  });

  const record = (n: number) =>
    app.get(UnitOfWork).run(async (tx) => {
      const event = { type: 'ThingHappened', aggregateId: `thing-${n}`, payload: { n } };
      return ok(await app.get(Outbox).record(tx, event));
    });
  const effects = (consumer: string) =>
    app.db
      .query<{ n: number }>('SELECT n FROM effect WHERE consumer = $1 ORDER BY n', [consumer])
      .then((rows) => rows.map(({ n }) => n));

  it('hands an event to each of its consumers soon after its commit', async () => {
    const { value } = await record(1);
    await eventually(async () =>
      expect([await effects('counter'), await effects('flaky')]).toEqual([[1], [1]]),
    );
    expect(seen).toEqual([
      {
        id: value,
        type: 'ThingHappened',
        aggregateId: 'thing-1',
        payload: { n: 1 },
        createdAt: expect.any(Date) as Date,
      },
    ]);
  });

  it('relays nothing that was rolled back', async () => {
    await app.get(UnitOfWork).run(async (tx) => {
      await app.get(Outbox).record(tx, { type: 'ThingHappened', aggregateId: 'x', payload: { n: 2 } });
      return refuse('cart.empty');
    });
    await record(3);
    await eventually(async () => expect(await effects('counter')).toEqual([3]));
    expect(await effects('counter')).toEqual([3]);
  });

  it('relays every one of many events, once', async () => {
    const all = Array.from({ length: 250 }, (_, n) => n);
    await Promise.all(all.map(record));
    await eventually(async () => expect(await effects('counter')).toHaveLength(250), 20_000);
    await eventually(async () => expect(await effects('flaky')).toHaveLength(250), 20_000);
    expect([await effects('counter'), await effects('flaky')]).toEqual([all, all]);
  });

  it('shares jobs among events of one moment, and tries only the failed ones again', async () => {
    const adding = jest.spyOn(app.get(QueueRegistry).queue('events'), 'add');
    failuresLeft = 1;
    const all = Array.from({ length: 8 }, (_, n) => n);
    await Promise.all(all.map(record));
    await eventually(async () => expect(await effects('counter')).toEqual(all));
    await eventually(async () => expect(await effects('flaky')).toEqual(all), 20_000);
    expect(adding.mock.calls.length).toBeLessThan(all.length);
    adding.mockRestore();
    expect([await effects('counter'), await effects('flaky')]).toEqual([all, all]);
  });

  it('tries a failing consumer again and undoes what its failed try wrote; the others go on', async () => {
    failuresLeft = 2;
    await record(4);
    await eventually(async () => expect(await effects('counter')).toEqual([4]));
    await eventually(async () => expect(await effects('flaky')).toEqual([4]), 15_000);
    expect(await effects('counter')).toEqual([4]);
  });

  it('does not deliver an event a second time', async () => {
    const { value } = await record(5);
    await eventually(async () => expect(await effects('flaky')).toEqual([5]));
    await Promise.all([1, 2, 3].map(() => app.get(EventWorker).deliver(value)));
    expect([await effects('counter'), await effects('flaky')]).toEqual([[5], [5]]);
  });

  describe('of which a relay', () => {
    const waiting = (id: string, claimedUntil: string) =>
      app.db.execute(
        `INSERT INTO platform.outbox_event (id, type, aggregate_id, payload, claimed_until)
         VALUES ($1, 'ThingHappened', 'x', '{"n": 7}', now() + $2::interval)`,
        [id, claimedUntil],
      );

    it('still adds the jobs holds no row and no transaction', async () => {
      const queue = app.get(QueueRegistry).queue('events');
      const add = queue.add.bind(queue);
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const adding = jest.spyOn(queue, 'add').mockImplementation(async (...args) => {
        await held;
        return add(...args);
      });
      const { value } = await record(8);
      await eventually(() => expect(adding).toHaveBeenCalled());
      const free = 'SELECT id FROM platform.outbox_event WHERE id = $1 FOR UPDATE NOWAIT';
      expect(await app.db.one(free, [value])).toEqual({ id: value });
      expect(
        await app.db.query(
          `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
        ),
      ).toEqual([]);
      adding.mockRestore();
      letGo();
      await eventually(async () => expect(await effects('counter')).toEqual([8]));
    });

    it('that failed releases is tried again at once, not after the claim', async () => {
      const adding = jest.spyOn(app.get(QueueRegistry).queue('events'), 'add');
      adding.mockRejectedValueOnce(new Error('the queue is away'));
      await record(9);
      await eventually(async () => expect(await effects('counter')).toEqual([9]));
      adding.mockRestore();
    });

    it('that lives has them to itself, and one that died leaves them to the others', async () => {
      const [live, dead] = ['01930000-0000-7000-8000-00000000000a', '01930000-0000-7000-8000-00000000000b'];
      await waiting(live, '1 hour');
      await waiting(dead, '-1 second');
      await eventually(async () => expect(await effects('counter')).toEqual([7]));
      const relayed = 'SELECT relayed_at IS NOT NULL AS "isRelayed" FROM platform.outbox_event WHERE id = $1';
      expect(await app.db.one(relayed, [live])).toEqual({ isRelayed: false });
      expect(await app.db.one(relayed, [dead])).toEqual({ isRelayed: true });
    });
  });

  it('finds events without a wake-up', async () => {
    await app.db.execute(
      `INSERT INTO platform.outbox_event (id, type, aggregate_id, payload)
       VALUES ('01930000-0000-7000-8000-000000000001', 'ThingHappened', 'x', '{"n": 6}')`,
    );
    await eventually(async () => expect(await effects('counter')).toEqual([6]));
  });

  it('refuses two consumers of one name', () => {
    const consumers = app.get(EventConsumers);
    const twin = { consumer: 'probe.counter', eventType: 'Other', handle: () => Promise.resolve() };
    expect(() => consumers.register(twin)).toThrow('two consumers are called probe.counter');
  });
});
