import { randomUUID } from 'node:crypto';

import {
  addCartLines,
  listQuotes,
  listSalesRequests,
  previewQuoteMessages,
  priceQuote,
  showQuote,
  takeQuote,
} from '@simpletread/contract';

import { aTire } from '../../../../test/builders/index.js';
import { as, OUTBACK, type QuoteForm, type QuoteWalk, startQuoteWalk } from '../testing/quote-walk.js';

describe('a quote with several options', () => {
  let walk: QuoteWalk;
  let dearer: string;
  let beside: string;
  let lines: QuoteForm['lines'];
  beforeAll(async () => {
    walk = await startQuoteWalk();
    dearer = (await aTire(walk.app.db, { priceInCents: 19_900, stock: { CAR: 40 } })).tireId;
    beside = (await aTire(walk.app.db, { priceInCents: 9_900, stock: { CAR: 40 } })).tireId;
    const { tireId } = walk.tires.usual;
    lines = [
      { tireId: dearer, quantity: 4, option: 'best' },
      { tireId, quantity: 4, option: 'good' },
    ];
  });
  afterAll(() => walk.app.close());

  const take = (token: string, option: 'good' | 'better' | 'best', cartToken: string | null = null) =>
    walk.app.client.call(takeQuote, { body: { token, option, cartToken } }, { idempotencyKey: randomUUID() });
  const tiresOf = ({ cart }: Awaited<ReturnType<typeof take>>) =>
    cart.lines.map(({ productId, quantity }) => [productId, quantity]);

  it('prices each one by itself, the least expensive kind first', async () => {
    const body = { zip: '19147', vehicle: OUTBACK, lines: [...lines] };
    const { option, offer, others } = await walk.app.client.call(priceQuote, { body }, as('rita'));
    expect([option, offer.pricing.tiresInCents]).toEqual(['good', 4 * 14_200]);
    expect(others.map((one) => [one.option, one.offer.pricing.tiresInCents])).toEqual([['best', 4 * 19_900]]);
  });

  it('shows its mail and text before they are sent, as they are sent', async () => {
    const { phone: _, requestId: _begun, ...written } = walk.form({ lines });
    const preview = (given = lines) =>
      walk.app.client.call(previewQuoteMessages, { body: { ...written, lines: given } }, as('rita'));
    const shown = await preview();
    const quote = await walk.sent({ lines });
    const sent = await walk.app.db.one<{ subject: string; body: string; sms: string }>(
      `SELECT m.subject, m.body_text AS body, t.body_text AS sms FROM quotes.quote q
       JOIN platform.message m ON m.id = q.mail_id JOIN platform.message t ON t.id = q.text_id WHERE q.id = $1`,
      [quote.id],
    );
    const unnamed = (text = '') =>
      text.replaceAll(quote.number, 'Q-XXXXX-XXXXX').replaceAll(walk.tokenOf(quote), '…');
    expect(shown).toMatchObject({
      subject: unnamed(sent?.subject),
      text: unnamed(sent?.body),
      sms: unnamed(sent?.sms),
    });
    expect(shown.html).toContain('As you asked on the phone.');
    await expect(preview([])).rejects.toMatchObject({ code: 'quote.empty' });
  });

  it('puts the chosen one into the cart at its held price, in place of the one chosen before', async () => {
    const quote = await walk.sent({ lines });
    const token = walk.tokenOf(quote);
    const [row] = await walk.app.client.call(
      listQuotes,
      { query: { filter: JSON.stringify({ q: quote.number }) } },
      as('rita'),
    );
    expect(row).toMatchObject({ quantity: 4, options: 2 });
    const mail = await walk.app.db.one<{ body: string }>(
      "SELECT body_text AS body FROM platform.message WHERE recipient = 'dana@example.com' AND template = 'quote' ORDER BY id DESC LIMIT 1",
    );
    expect(mail?.body).toContain('2 sets of tires for your car');
    await walk.app.db.execute('UPDATE catalogue.tire SET price_in_cents = 50000 WHERE id = $1', [dearer]);
    const best = await take(token, 'best');
    expect(tiresOf(best)).toEqual([[dearer, 4]]);
    expect(best.cart.pricing.tiresInCents).toBe(4 * 19_900);
    expect((await walk.app.client.call(showQuote, { body: { token } })).takenOption).toBe('best');
    const [request] = await walk.app.client.call(
      listSalesRequests,
      { query: { filter: JSON.stringify({ q: 'dana@example.com' }) } },
      as('rita'),
    );
    const sent = quote.others[0]?.sentOffer;
    expect(request?.valueInCents).toBe((sent?.installedPricing ?? sent?.pricing)?.totalInCents);

    const { version } = best.cart;
    const headers = { 'x-cart-token': best.cartToken };
    const added = await walk.app.client.call(
      addCartLines,
      { body: { version, lines: [{ tireId: beside, quantity: 4 }] } },
      { idempotencyKey: randomUUID(), headers },
    );
    expect(added.alerts.map(({ code }) => code)).toEqual(['besideQuote']);
    const good = await take(token, 'good', best.cartToken);
    expect(tiresOf(good)).toEqual([
      [beside, 4],
      [walk.tires.usual.tireId, 4],
    ]);
    expect(good.cart.alerts.map(({ code }) => code)).toEqual(['besideQuote']);
    await expect(take(token, 'better')).rejects.toMatchObject({ code: 'quote.optionMissing' });
  });

  it('changes the quantity of a tire that both options have, and a repeat changes nothing', async () => {
    const { tireId } = walk.tires.usual;
    const pairOrSet: QuoteForm['lines'] = [
      { tireId, quantity: 2, option: 'good' },
      { tireId, quantity: 4, option: 'better' },
    ];
    const token = walk.tokenOf(await walk.sent({ lines: pairOrSet }));
    const set = await take(token, 'better');
    expect(tiresOf(set)).toEqual([[tireId, 4]]);
    const pair = await take(token, 'good', set.cartToken);
    expect([tiresOf(pair), pair.cart.alerts]).toEqual([[[tireId, 2]], []]);
    const versions = () => walk.app.db.query('SELECT id, version FROM sales.request ORDER BY id');
    const before = await versions();
    expect(tiresOf(await take(token, 'good', set.cartToken))).toEqual([[tireId, 2]]);
    expect(await versions()).toEqual(before);
    expect(tiresOf(await take(token, 'better', set.cartToken))).toEqual([[tireId, 4]]);
  });
});
