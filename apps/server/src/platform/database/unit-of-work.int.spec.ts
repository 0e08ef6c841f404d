import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ok, refuse } from '@simpletread/domain';

import { startTestApp, type TestApp } from '../../../test/index.js';
import {
  bigint,
  date,
  entityOf,
  integer,
  isUniqueViolation,
  jsonb,
  nullable,
  primary,
  timestamptz,
  type Transaction,
  UnitOfWork,
} from './index.js';

const noteEntity = entityOf('public.note', {
  id: primary(integer()),
  n: bigint(),
  day: nullable(date()),
  at: nullable(timestamptz()),
  told: nullable(jsonb<{ readonly at: readonly string[] }>()),
});

@Module({ imports: [TypeOrmModule.forFeature([noteEntity])] })
class NotesModule {}

describe('a unit of work', () => {
  let app: TestApp;
  let work: UnitOfWork;
  beforeAll(async () => {
    app = await startTestApp({ modules: [NotesModule] });
    work = app.get(UnitOfWork);
    await app.db.execute(
      'CREATE TABLE note (id integer PRIMARY KEY, n bigint NOT NULL, day date, at timestamptz, told jsonb)',
    );
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.execute('TRUNCATE note');
    await app.db.execute('INSERT INTO note (id, n) VALUES (1, 0), (2, 0)');
  });

  const total = async () => (await app.db.one<{ n: number }>('SELECT sum(n)::bigint AS n FROM note'))?.n;

  it('commits work that succeeds and returns its result', async () => {
    const result = await work.run(async (tx) => ok(await tx.execute('UPDATE note SET n = n + 1')));
    expect([result, await total()]).toEqual([ok(2), 2]);
  });

  it('rolls back refused work', async () => {
    const result = await work.run(async (tx) => {
      await tx.execute('UPDATE note SET n = n + 1');
      return refuse('cart.empty');
    });
    expect([result, await total()]).toEqual([refuse('cart.empty'), 0]);
  });

  it('rolls back when work throws, and rethrows', async () => {
    const failing = work.run(async (tx) => {
      await tx.execute('UPDATE note SET n = n + 1');
      throw new Error('on the way');
    });
    await expect(failing).rejects.toThrow('on the way');
    expect(await total()).toBe(0);
  });

  it('reads as of one moment in a snapshot, and writes nothing there', async () => {
    const seen = await work.snapshot(async (db) => {
      const sql = 'SELECT n FROM note WHERE id = 1';
      const before = await db.one(sql);
      await app.db.execute('UPDATE note SET n = 7');
      return [before, await db.one(sql)];
    });
    expect([seen, await total()]).toEqual([[{ n: 0 }, { n: 0 }], 14]);
    await expect(work.snapshot((db) => db.execute('UPDATE note SET n = 8'))).rejects.toThrow('read-only');
  });

  it('runs after-commit work after the commit only', async () => {
    const seen: unknown[] = [];
    await work.run(async (tx) => {
      tx.afterCommit(() => seen.push('committed'));
      seen.push('inside');
      return ok(await tx.execute('UPDATE note SET n = 1'));
    });
    await work.run((tx) => {
      tx.afterCommit(() => seen.push('refused'));
      return Promise.resolve(refuse('cart.empty'));
    });
    expect(seen).toEqual(['inside', 'committed']);
  });

  it('runs again after a deadlock until both sides are through', async () => {
    let attempts = 0;
    let held = 0;
    let meet = (): void => undefined;
    const bothHoldOne = new Promise<void>((resolve) => (meet = resolve));
    const move = (first: number, second: number) =>
      work.run(async (tx) => {
        attempts += 1;
        await tx.execute('UPDATE note SET n = n + 1 WHERE id = $1', [first]);
        held += 1;
        if (held === 2) meet();
        await bothHoldOne;
        return ok(await tx.execute('UPDATE note SET n = n + 1 WHERE id = $1', [second]));
      });
    const results = await Promise.all([move(1, 2), move(2, 1)]);
    expect(results).toEqual([ok(1), ok(1)]);
    // A refused caller may return before the other gets its turn.
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(await total()).toBe(4);
  });

  it('gives up after four attempts', async () => {
    let attempts = 0;
    const hopeless = work.run(async (tx) => {
      attempts += 1;
      await tx.query("DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = 'serialization_failure'; END $$");
      return ok(undefined);
    });
    await expect(hopeless).rejects.toThrow('x');
    expect(attempts).toBe(4);
  });

  it('runs entities and SQL in one transaction', async () => {
    const kept = {
      id: 3,
      n: 9_007_199_254_740_991,
      day: '2026-03-08',
      at: new Date('2026-03-08T07:00:00.000Z'),
    };
    const found = await work.run(async (tx) => {
      await tx.repository(noteEntity).insert({ ...kept, told: { at: ['x'] } });
      const bySql = await tx.one('SELECT * FROM note WHERE id = 3');
      const byEntity = await tx.repository(noteEntity).findOneBy({ id: 3 });
      return ok([bySql, byEntity]);
    });
    const row = { ...kept, told: { at: ['x'] } };
    expect(found).toEqual(ok([row, row]));
    const failing = work.run(async (tx) => {
      await tx.repository(noteEntity).delete({ id: 3 });
      throw new Error('on the way');
    });
    await expect(failing).rejects.toThrow('on the way');
    expect(await app.db.one('SELECT count(*)::int AS n FROM note')).toEqual({ n: 3 });
  });

  it('detects a stale row by the number of updated rows', async () => {
    const move = (from: number, to: number) =>
      work.run(async (tx) =>
        ok((await tx.repository(noteEntity).update({ id: 1, n: from }, { n: to })).affected),
      );
    expect([await move(5, 1), await move(0, 1), await move(0, 2)]).toEqual([ok(0), ok(1), ok(0)]);
  });

  it('lends no repository once it is over', async () => {
    let kept: Transaction | null = null;
    await work.run((tx) => {
      kept = tx;
      return Promise.resolve(ok(null));
    });
    expect(() => (kept as unknown as Transaction).repository(noteEntity)).toThrow('the transaction is over');
  });

  it('gives its connection back, whatever happens', async () => {
    const many = Array.from({ length: 40 }, (_, n) =>
      work
        .run((tx) => (n % 2 === 0 ? tx.query('SELECT 1 AS one').then(ok) : Promise.reject(new Error('no'))))
        .catch(() => null),
    );
    expect(await Promise.all(many)).toHaveLength(40);
    expect(await total()).toBe(0);
  });

  it('names the constraint that a write broke', async () => {
    const error: unknown = await work
      .run(async (tx) => ok(await tx.execute('INSERT INTO note (id, n) VALUES (1, 0)')))
      .catch((thrown: unknown) => thrown);
    expect([
      isUniqueViolation(error, 'note_pkey'),
      isUniqueViolation(error, 'other'),
      isUniqueViolation(error),
    ]).toEqual([true, false, true]);
  });

  it('reads bigint as number, date as text and timestamptz as Date', async () => {
    const row = { n: 9_007_199_254_740_991, day: '2026-03-08', at: new Date('2026-03-08T07:00:00.000Z') };
    await app.db.execute('UPDATE note SET n = $1, day = $2, at = $3 WHERE id = 1', [row.n, row.day, row.at]);
    expect(await app.db.one('SELECT n, day, at FROM note WHERE id = 1')).toEqual(row);
    expect(await app.db.prepared('SELECT n, day, at FROM note WHERE id = $1', [1])).toEqual([row]);
    await expect(app.db.query('SELECT 9007199254740993::bigint AS n')).rejects.toThrow(RangeError);
  });

  it('refuses a statement that promised one row and found two', async () => {
    await expect(app.db.one('SELECT id FROM note')).rejects.toThrow('at most one row');
  });

  it('lets each connection prepare a statement once, and shares it with readers of the same text', async () => {
    const sql = 'SELECT n FROM note WHERE id = $1';
    const prepared = await work.run(async (tx) => {
      for (const id of [1, 2, 1]) await tx.query(sql, [id]);
      return ok(await tx.query('SELECT statement FROM pg_prepared_statements WHERE statement = $1', [sql]));
    });
    expect(prepared).toEqual(ok([{ statement: sql }]));
    const both = await Promise.all([
      app.db.prepared(sql, [1]),
      work.run(async (tx) => ok(await tx.query(sql, [2]))),
    ]);
    expect(both).toEqual([[{ n: 0 }], ok([{ n: 0 }])]);
  });

  it('counts the rows that statements touch, with and without rows to return', async () => {
    const counts = await work.run(async (tx) =>
      ok([
        await tx.execute('UPDATE note SET n = n + $1', [1]),
        await tx.execute('UPDATE note SET n = 5 WHERE id = $1 RETURNING n', [1]),
        await tx.execute('SELECT FROM note WHERE id = $1 FOR UPDATE', [2]),
        await tx.execute('DELETE FROM note WHERE id > $1', [0]),
        await tx.execute('DELETE FROM note'),
      ]),
    );
    expect(counts).toEqual(ok([2, 1, 1, 2, 0]));
  });

  it('runs a prepared statement on after its table has changed', async () => {
    const sql = 'SELECT n FROM note WHERE id = $1';
    for (let round = 0; round < 12; round += 1) await work.run(async (tx) => ok(await tx.query(sql, [1])));
    await app.db.execute('ALTER TABLE note ADD COLUMN extra integer');
    expect(await work.run(async (tx) => ok(await tx.query(sql, [1])))).toEqual(ok([{ n: 0 }]));
    await app.db.execute('ALTER TABLE note DROP COLUMN extra');
  });

  it('takes no statement after its end, when its connection serves another', async () => {
    const kept: { tx?: Transaction } = {};
    await work.run((tx) => {
      kept.tx = tx;
      return Promise.resolve(ok(null));
    });
    await expect(kept.tx?.query('SELECT 1 AS one')).rejects.toThrow('the transaction is over');
    await expect(kept.tx?.execute('DELETE FROM note WHERE id = $1', [1])).rejects.toThrow('over');
    expect(await app.db.query('SELECT id FROM note')).toHaveLength(2);
  });

  it('sees commits made meanwhile, even where the database defaults to a snapshot', async () => {
    await app.db.execute(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_isolation = ''repeatable read''',
         current_database()); END $$`,
    );
    const other = await startTestApp({ modules: [], databaseUrl: app.databaseUrl });
    const seen = await other.get(UnitOfWork).run(async (tx) => {
      await tx.query('SELECT n FROM note WHERE id = 1');
      await app.db.execute('UPDATE note SET n = 7 WHERE id = 1');
      return ok(await tx.one('SELECT n FROM note WHERE id = 1'));
    });
    await other.close();
    expect(seen).toEqual(ok({ n: 7 }));
  });
});
