import { randomUUID } from 'node:crypto';

import {
  chooseGiftCard,
  getCartGiftCards,
  getGiftCard,
  listGiftCards,
  listMyGiftCards,
  makeGiftCardCode,
  moveGiftCard,
} from '@simpletread/contract';

import { aGiftCard, anOpenCart, aTire, aWarehouse, aZip } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';
import { aCustomer, aStaffClient, tokensAreAccountIds } from '../../sso/account-types/testing/people.js';
import { PersonalData } from '../../platform/personal-data/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { ok } from '@simpletread/domain';
import { IssueGiftCard } from './issue-gift-card.js';

describe('gift cards', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    tokensAreAccountIds(app);
    await aZip(app.db);
    await aWarehouse(app.db);
  });
  afterAll(() => app.close());

  const issue = (accountId: string, sourceId = randomUUID()) =>
    app
      .get(UnitOfWork)
      .run(async (tx) =>
        ok(
          await app
            .get(IssueGiftCard)
            .run(tx, { accountId, reason: 'Thank you', sourceId, amountInCents: 1_000 as never }),
        ),
      );

  it('are made once for each thing that they are given for', async () => {
    const { accountId, client } = await aCustomer(app);
    const source = randomUUID();
    const made = await Promise.all([issue(accountId, source), issue(accountId, source)].map((each) => each));
    expect(made.map(({ value }) => value.isNew).sort()).toEqual([false, true]);
    const { giftCards } = await client.call(listMyGiftCards, {});
    expect(giftCards).toMatchObject([{ balanceInCents: 1_000, hasCode: false, state: 'active' }]);
  });

  it('are spent by their owner without a code, and by anyone with the newest code', async () => {
    const [owner, other] = [await aCustomer(app), await aCustomer(app)];
    const { value } = await issue(owner.accountId);
    const { tireId } = await aTire(app.db, { stock: { CAR: 40 } });
    const cart = await anOpenCart(app, { lines: [{ tireId, quantity: 4 }] });
    const own = await owner.client.call(
      getCartGiftCards,
      {},
      { headers: { ...cart.headers, ...owner.headers } },
    );
    expect(own).toMatchObject({ chosen: null, own: [{ giftCardId: value.id, balanceInCents: 1_000 }] });
    await expect(
      other.client.call(makeGiftCardCode, { params: { giftCardId: value.id } }),
    ).rejects.toMatchObject({ code: 'record.missing' });
    const first = await owner.client.call(makeGiftCardCode, { params: { giftCardId: value.id } });
    const second = await owner.client.call(makeGiftCardCode, { params: { giftCardId: value.id } });
    const enter = (code: string) =>
      app.client.call(chooseGiftCard, { body: { code } }, { headers: cart.headers });
    await expect(enter(first.code)).rejects.toMatchObject({ code: 'giftCard.unknown' });
    expect((await enter(second.code)).chosen).toMatchObject({ giftCardId: value.id });
    const kept = await app.db.one<{ row: string }>(
      'SELECT to_jsonb(c)::text AS row FROM gift_cards.gift_card c WHERE id = $1',
      [value.id],
    );
    expect(kept?.row).not.toContain(second.code.replaceAll('-', ''));
  });

  it('are found, shown with their movements, blocked and let pay again by staff, who never see a code', async () => {
    const card = await aGiftCard(app.db, { balanceInCents: 2_500 });
    const staff = await aStaffClient(app, { role: 'senior-agent' });
    const items = await staff.client.call(listGiftCards, {
      query: { filter: JSON.stringify({ q: card.number }) },
    });
    expect(items).toMatchObject([{ id: card.giftCardId, balanceInCents: 2_500, state: 'active' }]);
    const record = await staff.client.call(getGiftCard, { params: { id: card.giftCardId } });
    expect(record).toMatchObject({
      issuedInCents: 2_500,
      movements: [{ kind: 'issue', amountInCents: 2_500 }],
    });
    expect(JSON.stringify(record)).not.toContain(card.code);
    const move = (version: number, event: 'block' | 'unblock') =>
      staff.client.call(
        moveGiftCard,
        { params: { id: card.giftCardId }, body: { version, event, reason: 'Reported as stolen' } },
        { idempotencyKey: randomUUID() },
      );
    expect((await move(1, 'block')).state).toBe('blocked');
    await expect(move(1, 'unblock')).rejects.toMatchObject({ code: 'record.stale' });
    await expect(move(2, 'block')).rejects.toMatchObject({ code: 'order.transitionRefused' });
    expect((await move(2, 'unblock')).state).toBe('active');
    const audit = await app.db.query(
      `SELECT action, before, after FROM platform.audit_row WHERE subject_id = $1 ORDER BY at, id`,
      [card.giftCardId],
    );
    expect(audit).toMatchObject([
      {
        action: 'giftCard.block',
        before: { state: 'active' },
        after: { state: 'blocked', reason: 'Reported as stolen' },
      },
      { action: 'giftCard.unblock', before: { state: 'blocked' }, after: { state: 'active' } },
    ]);
    const agent = await aStaffClient(app, { role: 'support-agent' });
    await expect(
      agent.client.call(
        moveGiftCard,
        { params: { id: card.giftCardId }, body: { version: 3, event: 'block', reason: 'Reported' } },
        { idempotencyKey: randomUUID() },
      ),
    ).rejects.toMatchObject({ code: 'access.refused' });
  });

  it('are listed for their owner, and lose their owner in an erasure', async () => {
    const owner = await aCustomer(app);
    const { value } = await issue(owner.accountId);
    const person = { accountId: owner.accountId, email: owner.email };
    const source = app
      .get(PersonalData)
      .sources()
      .find(({ step }) => step === 'giftCards');
    const [section] = (await source?.collect(app.db, person)) ?? [];
    expect(section).toMatchObject({ title: 'Gift cards', items: [{ balanceInCents: 1_000 }] });
    await app.get(UnitOfWork).run(async (tx) => {
      await source?.erase(tx, { person, requestId: randomUUID(), contacts: [], subjectIds: [] });
      return ok(null);
    });
    expect(await app.db.one('SELECT account_id FROM gift_cards.gift_card WHERE id = $1', [value.id])).toEqual(
      { account_id: null },
    );
  });
});
