import { ok } from '@simpletread/domain';

import { startTestApp, type TestApp } from '../../../test/index.js';
import { Audit, type AuditEntry, ChainRepository } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';

const NOTE = {
  actorKind: 'staff',
  actorId: 's1',
  actorName: 'Ada',
  action: 'order.note',
  subjectType: 'order',
  subjectId: 'o1',
  before: null,
  after: { text: 'Called Quilla' },
} as const satisfies AuditEntry;

const ERASURE = {
  ...NOTE,
  actorKind: 'system',
  actorId: null,
  actorName: null,
  action: 'privacy.erase',
  subjectType: 'privacyRequest',
  subjectId: 'r1',
} as const satisfies AuditEntry;

describe('the audit chain after a person in it was erased', () => {
  let app: TestApp;
  beforeEach(async () => {
    // Without workers: the scheduled check would record an end of the chain that a test then rewrites.
    app = await startTestApp({ modules: [], env: { RUN_WORKERS: '0' } });
  });
  afterEach(() => app.close());

  const write = async (entry: AuditEntry): Promise<string> => {
    await app.get(UnitOfWork).run(async (tx) => ok(await app.get(Audit).record(tx, entry)));
    const row = await app.db.one<{ id: string }>(
      'SELECT audit_row_id AS id FROM platform.audit_link ORDER BY sequence DESC LIMIT 1',
    );
    return row?.id ?? '';
  };
  const breaks = () => app.get(ChainRepository).breaks(app.db);
  const empty = (id: string, erasure: string) =>
    app.db.query('SELECT platform.empty_audit(ARRAY[$1::uuid], $2::uuid)', [id, erasure]);
  const contents = (id: string) =>
    app.db.one('SELECT before, after, salt, action FROM platform.audit_row WHERE id = $1', [id]);
  const tamper = (sql: string) =>
    app.db.query(['DO $$ BEGIN SET LOCAL session_replication_role = replica;', sql, '; END $$'].join(' '));

  it('stays intact without the texts, and keeps the actions', async () => {
    const note = await write(NOTE);
    const erasure = await write(ERASURE);
    await empty(note, erasure);
    expect(await contents(note)).toEqual({ before: null, after: null, salt: null, action: 'order.note' });
    expect(await breaks()).toEqual([]);
  });

  it('holds for rows that were chained before digests were', async () => {
    const note = await write(NOTE);
    await tamper(
      `UPDATE platform.audit_link l SET version = 1, hash = platform.audit_hash(NULL, a), bridge = platform.audit_hash_2(NULL, a)
       FROM platform.audit_row a WHERE a.id = l.audit_row_id`,
    );
    expect(await breaks()).toEqual([]);
    await empty(note, await write(ERASURE));
    expect(await breaks()).toEqual([]);
    await tamper(`UPDATE platform.audit_row SET actor_name = 'Eve' WHERE id = '${note}'`);
    expect(await breaks()).toMatchObject([{ auditId: note, reason: 'rowChanged' }]);
  });

  it('breaks where a row was emptied without an erasure, or refilled', async () => {
    const note = await write(NOTE);
    const other = await write(NOTE);
    await expect(empty(note, other)).rejects.toThrow('by an erasure alone');
    await tamper(
      `UPDATE platform.audit_row SET after = NULL, salt = NULL, erased_by = '${other}' WHERE id = '${note}'`,
    );
    expect(await breaks()).toMatchObject([{ auditId: note, reason: 'rowChanged' }]);
    const erasure = await write(ERASURE);
    await empty(other, erasure);
    await tamper(`UPDATE platform.audit_row SET after = '{"text": "nothing"}' WHERE id = '${other}'`);
    expect((await breaks()).map(({ auditId }) => auditId)).toContain(other);
  });

  it.each([
    ["after = '{}'", 'what was said'],
    ["actor_name = 'Eve'", 'who did it'],
    ["action = 'order.cancel'", 'what was done'],
  ])('is not rewritten by an erasure: %s', async (change) => {
    const note = await write(NOTE);
    const erasure = await write(ERASURE);
    await expect(
      app.db.execute(
        [
          'UPDATE platform.audit_row SET before = NULL, after = NULL, salt = NULL, erased_by = $1,',
          change,
          'WHERE id = $2',
        ].join(' '),
        [erasure, note],
      ),
    ).rejects.toThrow();
  });
});
