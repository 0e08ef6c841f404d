import { randomUUID } from 'node:crypto';

import { type CallInput, ContractError, shareRecord } from '@simpletread/contract';

import { type ShopApp, startShopApp } from '../../../test/index.js';

type Body = CallInput<typeof shareRecord>['body'];

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

describe('presence', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [] });
  });
  afterAll(() => app.close());

  const says = (who: string, given: Partial<Body> & { readonly id: string }, tabId = randomUUID()) => {
    const body = { resource: 'orders' as const, tabId, isEditing: false, isLeaving: false, ...given };
    return app.client.call(shareRecord, { body }, as(who));
  };

  it('shows who else has the record open and who edits it, each colleague once and not oneself', async () => {
    const id = randomUUID();
    expect(await says('robin', { id })).toEqual([]);
    expect(await says('robin', { id })).toEqual([]);
    const seen = await says('marcus', { id, isEditing: true });
    expect(seen).toMatchObject([{ name: expect.any(String) as string, isEditing: false }]);
    expect(await says('robin', { id })).toMatchObject([{ isEditing: true }]);
    expect(await says('robin', { id: randomUUID() })).toEqual([]);
  });

  it('ends when a tab leaves, goes to another record, or falls silent for 50 seconds', async () => {
    const [id, tab] = [randomUUID(), randomUUID()];
    await says('marcus', { id }, tab);
    await says('marcus', { id, isLeaving: true }, tab);
    expect(await says('robin', { id })).toEqual([]);
    await says('marcus', { id }, tab);
    await says('marcus', { id: randomUUID() }, tab);
    expect(await says('robin', { id })).toEqual([]);
    await says('marcus', { id }, tab);
    const age = (seconds: number) =>
      app.db.execute(
        'UPDATE platform.presence SET seen_at = now() - make_interval(secs => $2) WHERE tab_id = $1',
        [tab, seconds],
      );
    await age(45);
    expect(await says('robin', { id })).toHaveLength(1);
    await age(55);
    expect(await says('robin', { id })).toEqual([]);
  });

  it('keeps the 20 newest tabs of a person, however many they claim to have open', async () => {
    const first = randomUUID();
    await says('marcus', { id: first });
    for (let tab = 0; tab < 24; tab += 1) await says('alex', { id: randomUUID() });
    await says('alex', { id: first });
    const kept = await app.db.one(
      "SELECT count(*)::int AS tabs FROM platform.presence WHERE staff_name LIKE 'Alex%'",
    );
    expect(kept).toEqual({ tabs: 20 });
    expect(await says('alex', { id: first })).toHaveLength(1);
    expect(await says('marcus', { id: first })).toMatchObject([{ isEditing: false }]);
  });

  it('can’t be reported or ended for someone else', async () => {
    const [id, tab] = [randomUUID(), randomUUID()];
    await says('marcus', { id }, tab);
    await says('robin', { id, isLeaving: true }, tab);
    expect(await says('robin', { id })).toHaveLength(1);
    await says('robin', { id: randomUUID(), isEditing: true }, tab);
    expect(await says('robin', { id })).toMatchObject([{ isEditing: false }]);
  });

  it('is refused for records that the role can’t open', async () => {
    const refused = await says('ines', { id: randomUUID(), resource: 'returns' }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ContractError);
    expect(refused).toMatchObject({ code: 'access.refused', statusCode: 403 });
  });
});
