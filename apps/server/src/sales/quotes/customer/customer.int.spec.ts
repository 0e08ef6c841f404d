import { randomUUID } from 'node:crypto';

import {
  askAboutQuote,
  listSalesRequests,
  openQuote,
  showQuote,
  takeQuote,
  withdrawQuote,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { eventually } from '../../../../test/index.js';
import { anOpenCart } from '../../../../test/builders/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { PersonalData } from '../../../platform/personal-data/index.js';
import { ExpireQuotes } from '../expire-quotes.js';
import { ForgetQuotes } from '../forget-quotes.js';
import { RemindOfQuotes } from '../letters/remind-of-quotes.js';
import { as, by, type QuoteWalk, startQuoteWalk } from '../testing/quote-walk.js';

const DAY_MS = 86_400_000;

describe('a quote in the hands of its customer', () => {
  let walk: QuoteWalk;
  beforeAll(async () => {
    walk = await startQuoteWalk();
  });
  afterAll(() => walk.app.close());

  const show = (token: string) => walk.app.client.call(showQuote, { body: { token } });
  const open = (token: string) => walk.app.client.call(openQuote, { body: { token } });
  const take = (token: string, cartToken: string | null = null, key: string = randomUUID()) =>
    walk.app.client.call(takeQuote, { body: { token, cartToken } }, { idempotencyKey: key });
  const events = async (id: string) => (await walk.seen(id)).entries.map(({ event }) => event);
  /** As if this many days had passed since it was sent. */
  const age = (id: string, days: number) =>
    walk.app.db.execute(
      "UPDATE quotes.quote SET sent_at = sent_at - $2 * interval '1 day', ends_at = ends_at - $2 * interval '1 day' WHERE id = $1",
      [id, days],
    );

  it('shows the price that it holds, and is opened once', async () => {
    const quote = await walk.sent();
    const token = walk.tokenOf(quote);
    const { tireId } = walk.tires.usual;
    await walk.app.db.execute('UPDATE catalogue.tire SET price_in_cents = 13000 WHERE id = $1', [tireId]);
    const view = await show(token);
    expect(view).toMatchObject({ isHeld: true, offer: { pricing: { tiresInCents: 4 * 14_200 } } });
    expect(view).toMatchObject({
      state: 'sent',
      firstName: 'Dana',
      madeBy: 'Rita Vance',
      number: quote.number,
    });
    expect(view.sentOffer.pricing.tiresInCents).toBe(4 * 14_200);
    expect(JSON.stringify(view)).not.toMatch(/dana@example|2155550149/);
    await Promise.all([1, 2, 3].map(() => open(token)));
    expect(await walk.seen(quote.id)).toMatchObject({ state: 'opened', version: quote.version });
    expect(await events(quote.id)).toEqual(['create', 'send', 'open']);
    await walk.app.db.execute('UPDATE catalogue.tire SET price_in_cents = 14200 WHERE id = $1', [tireId]);
  });

  it('opens only with its token, of which only a hash is kept', async () => {
    const quote = await walk.sent();
    const token = walk.tokenOf(quote);
    expect(token).toMatch(/^[\w-]{43}$/);
    const row = await walk.app.db.one<{ row: string }>(
      'SELECT to_jsonb(q)::text AS row FROM quotes.quote q WHERE id = $1',
      [quote.id],
    );
    expect(row?.row).not.toContain(token);
    const draft = await walk.draft();
    for (const wrong of ['', 'x', quote.id, draft.id, 'A'.repeat(43)])
      for (const ask of [show, take, open])
        await expect(ask(wrong)).rejects.toMatchObject({ code: 'quote.unknown', statusCode: 404 });
  });

  it('is put into a cart with vehicle and ZIP, once however often it is taken', async () => {
    const quote = await walk.sent();
    const token = walk.tokenOf(quote);
    const key = randomUUID();
    const { cartToken, cart } = await take(token, null, key);
    expect(cart).toMatchObject({ quantity: 4, zip: '19147', vehicle: { model: 'Outback' } });
    expect((await take(token, null, key)).cart.cartId).toBe(cart.cartId);
    const twice = await Promise.all([take(token, cartToken), take(token, cartToken)]);
    for (const { cart: same } of twice) expect([same.cartId, same.quantity]).toEqual([cart.cartId, 4]);
    expect(await walk.seen(quote.id)).toMatchObject({ state: 'taken' });
    expect(await events(quote.id)).toEqual(['create', 'send', 'take']);
    const { id, version } = await walk.seen(quote.id);
    await expect(
      walk.app.client.call(withdrawQuote, { params: { id }, body: { version } }, by('rita')),
    ).rejects.toMatchObject({ code: 'quote.movedOn' });
  });

  it('adds its missing tires to a cart, with or without other tires', async () => {
    const own = await anOpenCart(walk.app, {
      lines: [
        { tireId: walk.tires.wrong.tireId, quantity: 1 },
        { tireId: walk.tires.usual.tireId, quantity: 1 },
      ],
    });
    const { cart, cartToken } = await take(walk.tokenOf(await walk.sent()), own.token);
    expect(cartToken).toBe(own.token);
    expect(cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [walk.tires.wrong.tireId, 1],
      [walk.tires.usual.tireId, 4],
    ]);
  });

  it('has a tire that does not fit judged again by the cart: its customer has not acknowledged it', async () => {
    const wrong = { tireId: walk.tires.wrong.tireId, quantity: 4 };
    const draft = await walk.draft({ lines: [wrong] });
    const acknowledgedReasons = (draft.offer.lines[0]?.fit?.reasons ?? [])
      .filter(({ isPassed }) => !isPassed)
      .map(({ text }) => text);
    const quote = await walk.sent({ lines: [{ ...wrong, acknowledgedReasons }] });
    const { sentOffer } = await show(walk.tokenOf(quote));
    expect(sentOffer.lines[0]?.fit).toMatchObject({ kind: 'refused' });
    const { cart } = await take(walk.tokenOf(quote));
    expect(cart.lines[0]).toMatchObject({ fit: { kind: 'refused' }, isFitAcknowledged: false });
    expect(cart.alerts.map(({ code }) => code)).toContain('fitmentRefused');
  });

  it('takes questions to its author, 5 in a day, and their answer is due at once', async () => {
    const quote = await walk.sent({ email: 'asks@example.com' });
    const ask = (question: string) =>
      walk.app.client.call(
        askAboutQuote,
        { body: { token: walk.tokenOf(quote), question } },
        { idempotencyKey: randomUUID() },
      );
    for (const question of ['Do you have six?', '2', '3', '4', '5']) await ask(question);
    await expect(ask('6')).rejects.toMatchObject({ code: 'request.rateLimited' });
    const { entries } = await walk.seen(quote.id);
    expect(entries).toContainEqual(
      expect.objectContaining({ event: 'ask', byName: null, text: 'Do you have six?' }),
    );
    const due = await walk.app.client.call(
      listSalesRequests,
      { query: { filter: JSON.stringify({ q: 'asks@example.com', isDue: true }) } },
      as('rita'),
    );
    expect(due).toMatchObject([{ nextStep: 'Answer the question about the quote' }]);
  });

  it('is remembered once, on the day before its last one', async () => {
    const quote = await walk.sent({ email: 'reminded@example.com' });
    const subjects = async () =>
      (
        await walk.app.db.query<{ subject: string }>(
          `SELECT subject FROM platform.message WHERE recipient = 'reminded@example.com' AND template = 'quote-reminder'`,
        )
      ).length;
    await walk.app.get(RemindOfQuotes).run();
    expect(await subjects()).toBe(0);
    await age(quote.id, 13);
    await walk.app.get(RemindOfQuotes).run();
    await walk.app.get(RemindOfQuotes).run();
    expect(await subjects()).toBe(1);
    expect(await events(quote.id)).toEqual(['create', 'send', 'remind']);
  });

  it('is not taken when it was withdrawn, and its page says so', async () => {
    const quote = await walk.sent();
    const { id, version } = quote;
    await walk.app.client.call(withdrawQuote, { params: { id }, body: { version } }, by('rita'));
    const token = walk.tokenOf(quote);
    expect((await show(token)).state).toBe('withdrawn');
    await expect(take(token)).rejects.toMatchObject({ code: 'quote.withdrawn' });
  });

  it('is over after its last day, whether it was written down or not', async () => {
    const quote = await walk.sent();
    const token = walk.tokenOf(quote);
    await age(quote.id, 14);
    expect((await show(token)).state).toBe('sent');
    await age(quote.id, 1);
    expect([(await show(token)).state, (await walk.seen(quote.id)).state]).toEqual(['expired', 'expired']);
    await expect(take(token)).rejects.toMatchObject({ code: 'quote.expired' });
    await open(token);
    await expect(
      walk.app.client.call(
        withdrawQuote,
        { params: { id: quote.id }, body: { version: quote.version } },
        by('rita'),
      ),
    ).rejects.toMatchObject({ code: 'quote.movedOn' });
    expect(await events(quote.id)).toEqual(['create', 'send']);
    await walk.app.get(ExpireQuotes).run();
    await walk.app.get(ExpireQuotes).run();
    expect(await events(quote.id)).toEqual(['create', 'send', 'expire']);
  });

  it('names sold-out tires, and adds nothing to the cart then', async () => {
    const usual = await walk.sent();
    const { tireId } = walk.tires.usual;
    await walk.app.db.execute('UPDATE catalogue.stock_level SET available = 0 WHERE tire_id = $1', [tireId]);
    await eventually(async () =>
      expect((await show(walk.tokenOf(usual))).offer.alerts.map(({ code }) => code)).toContain('outOfStock'),
    );
    await expect(take(walk.tokenOf(usual))).rejects.toMatchObject({ code: 'tire.outOfStock' });
    expect((await walk.seen(usual.id)).state).toBe('sent');
    await walk.app.db.execute('UPDATE catalogue.stock_level SET available = 400 WHERE tire_id = $1', [
      tireId,
    ]);
  });

  it('forgets its people and its link a year after its last event', async () => {
    const old = await walk.sent();
    const young = await walk.sent();
    await walk.app.db.execute(
      "UPDATE quotes.quote SET updated_at = now() - $2 * interval '1 day' WHERE id = $1",
      [old.id, 366],
    );
    await walk.app.get(ForgetQuotes).run();
    expect(await walk.seen(old.id)).toMatchObject({ firstName: '', email: '', phone: '', message: '' });
    await expect(show(walk.tokenOf(old))).rejects.toMatchObject({ code: 'quote.unknown' });
    expect(await walk.seen(young.id)).toMatchObject({ email: 'dana@example.com' });
  });

  it('is in the copy of its customer’s data, and forgotten with them', async () => {
    const quote = await walk.sent({ email: 'leaving@example.com', phone: '(267) 555-0190' });
    const person = { accountId: randomUUID(), email: 'leaving@example.com' };
    const source = walk.app
      .get(PersonalData)
      .sources()
      .find(({ step }) => step === 'quotes');
    const [section] = (await source?.collect(walk.app.db, person)) ?? [];
    expect(section?.items).toMatchObject([{ firstName: 'Dana', phone: '2675550190', state: 'sent' }]);
    const traces = await source?.traces?.(walk.app.db, person);
    expect(traces).toEqual({ contacts: ['2675550190'], subjectIds: [quote.id] });
    const erasing = { contacts: [], subjectIds: [], ...traces, person, requestId: randomUUID() };
    await walk.app.get(UnitOfWork).run(async (tx) => {
      await source?.erase(tx, erasing);
      return ok(null);
    });
    expect(await walk.seen(quote.id)).toMatchObject({
      firstName: '',
      email: '',
      vehicle: null,
      state: 'sent',
    });
    await expect(show(walk.tokenOf(quote))).rejects.toMatchObject({ code: 'quote.unknown' });
  });

  it('is valid for 14 days after the day it was sent', async () => {
    const { lastDay, sentAt } = await walk.sent();
    const days = (Date.parse(lastDay ?? '') - Date.parse((sentAt ?? '').slice(0, 10))) / DAY_MS;
    expect([13, 14]).toContain(days);
  });
});
