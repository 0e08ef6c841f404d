import { ok } from '@simpletread/domain';

import { startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../database/index.js';
import { Audit } from './index.js';

describe('the audit', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [] });
  });
  afterAll(() => app.close());

  const record = () =>
    app.get(UnitOfWork).run(async (tx) => {
      await app.get(Audit).record(tx, {
        actorKind: 'staff',
        actorId: 's1',
        actorName: 'Ada',
        action: 'order.cancel',
        subjectType: 'order',
        subjectId: 'o1',
        before: { state: 'placed' },
        after: { state: 'cancelled' },
        requestId: 'r1',
      });
      return ok(undefined);
    });

  it('records the author and the values before and after', async () => {
    await record();
    expect(
      await app.db.query(
        'SELECT actor_id, actor_name, action, before, after, request_id FROM platform.audit_row',
      ),
    ).toEqual([
      {
        actor_id: 's1',
        actor_name: 'Ada',
        action: 'order.cancel',
        before: { state: 'placed' },
        after: { state: 'cancelled' },
        request_id: 'r1',
      },
    ]);
  });

  it.each([["UPDATE platform.audit_row SET action = 'x'"], ['DELETE FROM platform.audit_row']])(
    'cannot be changed afterwards: %s',
    async (sql) => {
      await record();
      await expect(app.db.execute(sql)).rejects.toThrow('append-only');
    },
  );
});
