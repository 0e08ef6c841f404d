import { ok } from '@simpletread/domain';

import { eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { Database, UnitOfWork } from '../database/index.js';
import { newId } from '../ids/index.js';
import { Audit, HistoryReader } from './index.js';

const LATER = new Date('2100-01-01T00:00:00Z');

describe('the history of a record', () => {
  let app: TestApp;
  let staffId: string;
  beforeAll(async () => {
    app = await startTestApp({ modules: [] });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    staffId = newId();
    await app.db.execute(
      `INSERT INTO identity.staff (id, email, name, role, password_hash, created_at)
       VALUES ($1::uuid, $1::text || '@example.com', 'Ada', 'analyst', 'secret-hash', now() - interval '1 day')`,
      [staffId],
    );
  });

  const change = (sql: string) =>
    app.get(UnitOfWork).run(async (tx) => {
      await tx.execute(['UPDATE identity.staff SET', sql, 'WHERE id = $1'].join(' '), [staffId]);
      await app.get(Audit).record(tx, {
        actorKind: 'staff',
        actorId: 's1',
        actorName: 'Maya Ortiz',
        action: 'staff.change',
        subjectType: 'staff',
        subjectId: staffId,
        before: {},
        after: {},
      });
      return ok(null);
    });
  const clock = async () => {
    const row = await app.db.one<{ now: Date }>('SELECT clock_timestamp() AS now');
    return row?.now ?? new Date();
  };
  const clockAfter = (moment: Date) =>
    eventually(async () => {
      const now = await clock();
      expect(now.getTime()).toBeGreaterThan(moment.getTime());
      return now;
    });
  // A moment is a whole millisecond, but changes aren't: those before it and those after are in others.
  const now = async () => {
    const moment = await clockAfter(await clock());
    await clockAfter(moment);
    return moment;
  };
  const past = async (at: Date = LATER) => {
    const read = await app.get(HistoryReader).read('staff', staffId, at);
    if (read === null) throw new Error('no history');
    return read;
  };

  it('shows the record as it was at each moment, and who changed it', async () => {
    const first = await now();
    await change("role = 'admin'");
    const second = await now();
    await change("name = 'Ada Byron', role = 'merchandiser'");
    const seen = await Promise.all([first, second, LATER].map(async (at) => (await past(at)).fields));
    expect(seen.map((fields) => [fields?.['name'], fields?.['role']])).toEqual([
      ['Ada', 'analyst'],
      ['Ada', 'admin'],
      ['Ada Byron', 'merchandiser'],
    ]);
    const { changes } = await past();
    expect(changes).toHaveLength(2);
    expect(changes[0]).toMatchObject({
      actorKind: 'staff',
      actorName: 'Maya Ortiz',
      action: 'staff.change',
      isDeletion: false,
      fields: [
        { field: 'name', before: 'Ada', after: 'Ada Byron' },
        { field: 'role', before: 'admin', after: 'merchandiser' },
      ],
    });
  });

  it('is nothing before the record began and after it was deleted', async () => {
    const { beganAt } = await past();
    expect((await past(new Date((beganAt?.getTime() ?? 0) - 1))).fields).toBeNull();
    const before = await now();
    await app.db.execute('DELETE FROM identity.staff WHERE id = $1', [staffId]);
    expect((await past()).fields).toBeNull();
    expect((await past()).changes[0]).toMatchObject({ isDeletion: true, actorName: null });
    expect((await past(before)).fields).toMatchObject({ name: 'Ada' });
  });

  it('keeps no secret, and does not grow where only counters move', async () => {
    await app.db.execute("UPDATE identity.staff SET failed_count = 3, password_hash = 'new' WHERE id = $1", [
      staffId,
    ]);
    const { fields, changes } = await past();
    expect(changes).toEqual([]);
    expect(Object.keys(fields ?? {})).not.toContain('password_hash');
    await change("role = 'admin'");
    expect(
      JSON.stringify(await app.db.query('SELECT fields, personal FROM platform.row_history')),
    ).not.toContain('hash');
  });

  it('names the program behind a change that left no audit row', async () => {
    await app.db.execute("UPDATE identity.staff SET role = 'admin' WHERE id = $1", [staffId]);
    const [change1] = (await past()).changes;
    expect(change1).toMatchObject({ actorName: null, action: null });
    expect(change1?.program).toMatch(/^simpletread-server as \w+$/);
  });

  it('can lose a person and nothing else', async () => {
    const before = await now();
    await change("email = 'b-' || email, role = 'admin'");
    expect((await past(before)).personal).toEqual(['email']);
    const server = app.get(Database);
    expect(await server.one('SELECT platform.forget_history($1, $2) AS n', ['staff', staffId])).toEqual({
      n: 1,
    });
    const { fields } = await past(before);
    expect(fields).toMatchObject({ role: 'analyst' });
    expect(fields).not.toHaveProperty('email');
    await expect(
      app.db.execute("UPDATE platform.row_history SET fields = '{}', personal = '{}'"),
    ).rejects.toThrow('append-only');
    await expect(app.db.execute('DELETE FROM platform.row_history')).rejects.toThrow('append-only');
  });

  it('finds no record of another kind, nor one that never existed', async () => {
    expect(await app.get(HistoryReader).read('cart', staffId, LATER)).toBeNull();
    expect(await app.get(HistoryReader).read('staff', newId(), LATER)).toBeNull();
  });

  it('gives every moment exactly the version of that moment, in whatever order changes wait for one another', async () => {
    const roles = Array.from({ length: 12 }, (_, n) => `role-${n}`);
    await Promise.all(roles.map((role) => change(`role = '${role}'`)));
    const { changes } = await past();
    const steps = [...changes].reverse().flatMap(({ fields }) => fields);
    expect(steps).toHaveLength(12);
    expect(steps[0]?.before).toBe('analyst');
    for (const [index, { before }] of steps.entries())
      if (index > 0) expect(before).toBe(steps[index - 1]?.after);
    const ends = [...changes].reverse().map(({ at }) => at.getTime());
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
  });
});
