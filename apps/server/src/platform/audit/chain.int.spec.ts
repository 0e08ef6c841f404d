import { ok } from '@simpletread/domain';

import { brokenInvariants, startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../database/index.js';
import { newId } from '../ids/index.js';
import { Audit, type AuditEntry, ChainRepository, CheckChain } from './index.js';

const ENTRY = {
  actorKind: 'staff',
  actorId: 's1',
  actorName: 'Ada',
  action: 'order.note',
  subjectType: 'order',
  subjectId: 'o1',
  before: null,
  after: { text: 'héllo', cents: 10.5, at: null },
} as const satisfies AuditEntry;

describe('the chain of the audit', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ modules: [], env: { RUN_WORKERS: '0' } });
  });
  afterEach(() => app.close());

  const write = (changes: Partial<AuditEntry> = {}) =>
    app.get(UnitOfWork).run(async (tx) => ok(await app.get(Audit).record(tx, { ...ENTRY, ...changes })));
  const links = () =>
    app.db.query<{ sequence: number; audit_row_id: string }>(
      'SELECT sequence, audit_row_id FROM platform.audit_link ORDER BY sequence',
    );
  const breaks = () => app.get(ChainRepository).breaks(app.db);
  /** As an owner of the database would: no trigger and no permission prevents it. */
  const tamper = (sql: string) =>
    app.db.query(['DO $$ BEGIN SET LOCAL session_replication_role = replica;', sql, '; END $$'].join(' '));

  it('chains staff and system actions in order, and no guests’ actions', async () => {
    await write();
    await write({ actorKind: 'guest' });
    await write({ actorKind: 'system', subjectType: 'staff' });
    expect((await links()).map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(await breaks()).toEqual([]);
  });

  it('links several rows of a transaction, and none of one that rolls back', async () => {
    await app.get(UnitOfWork).run(async (tx) => {
      await app.get(Audit).record(tx, ENTRY);
      return ok(await app.get(Audit).record(tx, ENTRY));
    });
    await app
      .get(UnitOfWork)
      .run(async (tx) => {
        await app.get(Audit).record(tx, ENTRY);
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await links()).toHaveLength(2);
    expect(await breaks()).toEqual([]);
  });

  it('is one chain without a gap after forty writes at once, however long each of them takes', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        app.get(UnitOfWork).run(async (tx) => {
          await app.get(Audit).record(tx, { ...ENTRY, subjectId: `o${number}` });
          for (let more = number % 7; more > 0; more -= 1) await tx.query('SELECT 1');
          return ok(null);
        }),
      ),
    );
    expect((await links()).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(await breaks()).toEqual([]);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('makes no one wait for a transaction that stays open', async () => {
    let end: () => void = () => undefined;
    const open = app.get(UnitOfWork).run(async (tx) => {
      await app.get(Audit).record(tx, ENTRY);
      await new Promise<void>((resolve) => (end = resolve));
      return ok(null);
    });
    await write({ subjectId: 'quick' });
    expect(await links()).toHaveLength(1);
    end();
    await open;
    expect(await breaks()).toEqual([]);
  });

  it.each([
    ['whom', "actor_name = 'Eve'"],
    ['when', "at = at - interval '1 microsecond'"],
    ['what', "action = 'order.refund'"],
    ['to what', `after = '{"text": "other"}'`],
    ['on what', "subject_id = 'o2'"],
    ['whether it was staff', "actor_kind = 'guest'"],
  ])('names the changed row: %s', async (_, change) => {
    for (const subjectId of ['a', 'b', 'c']) await write({ subjectId });
    const [, second] = await links();
    await tamper(`UPDATE platform.audit_row SET ${change} WHERE id = '${second?.audit_row_id}'`);
    expect(await breaks()).toEqual([{ sequence: 2, auditId: second?.audit_row_id, reason: 'rowChanged' }]);
    expect((await brokenInvariants(app.databaseUrl)).join()).toContain(second?.audit_row_id);
  });

  it('names the missing row, with its link and without', async () => {
    for (const subjectId of ['a', 'b', 'c']) await write({ subjectId });
    const [, second, third] = await links();
    await tamper(`DELETE FROM platform.audit_row WHERE id = '${second?.audit_row_id}'`);
    expect(await breaks()).toEqual([{ sequence: 2, auditId: second?.audit_row_id, reason: 'rowMissing' }]);
    await tamper('DELETE FROM platform.audit_link WHERE sequence = 2');
    expect(await breaks()).toEqual([{ sequence: 3, auditId: third?.audit_row_id, reason: 'linksMissing' }]);
  });

  it('reports an inserted row', async () => {
    await write();
    const id = newId();
    await tamper(
      `INSERT INTO platform.audit_row (id, actor_kind, action, subject_type, subject_id) VALUES ('${id}', 'staff', 'x', 'order', 'o')`,
    );
    expect(await breaks()).toEqual([{ sequence: null, auditId: id, reason: 'rowUnlinked' }]);
  });

  it('reports a cut-off end after an earlier check', async () => {
    for (const subjectId of ['a', 'b', 'c']) await write({ subjectId });
    expect(await app.get(CheckChain).run()).toMatchObject({ sequence: 3, breaks: [] });
    await tamper(
      `DELETE FROM platform.audit_row WHERE id IN (SELECT audit_row_id FROM platform.audit_link WHERE sequence = 3);
       DELETE FROM platform.audit_link WHERE sequence = 3`,
    );
    expect(await app.get(CheckChain).run()).toMatchObject({
      sequence: 2,
      breaks: [{ sequence: 3, auditId: null, reason: 'endMissing' }],
    });
    // Later writes close the gap in the numbers, but not in the hashes.
    await write({ subjectId: 'd' });
    expect(await breaks()).toEqual([{ sequence: 3, auditId: null, reason: 'endMissing' }]);
  });

  it('leaves its end in the log, and says there when it is broken', async () => {
    await write();
    const { hash } = await app.get(CheckChain).run();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(app.log.of('info')).toContainEqual(
      expect.objectContaining({ message: 'the audit chain holds', fields: { sequence: 1, hash } }),
    );
    await tamper("UPDATE platform.audit_row SET action = 'x'");
    await app.get(CheckChain).run();
    expect(app.log.of('error').map(({ message }) => message)).toContain('the audit chain is broken');
    expect(await app.get(ChainRepository).lastCheck()).toMatchObject({
      sequence: 1,
      hash,
      breaks: [{ reason: 'rowChanged' }],
    });
  });
});
