import { randomUUID } from 'node:crypto';

import {
  askQuoteApproval,
  decideApproval,
  listApprovals,
  priceQuote,
  sendQuoteAgain,
  takeQuote,
  type AdminQuote,
} from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { as, by, OUTBACK, type QuoteWalk, startQuoteWalk } from '../testing/quote-walk.js';

describe('the discounts of a quote', () => {
  let walk: QuoteWalk;
  beforeAll(async () => {
    walk = await startQuoteWalk();
    await walk.app.db.execute('UPDATE catalogue.tire SET purchase_cost_in_cents = 11000 WHERE id = $1', [
      walk.tires.usual.tireId,
    ]);
  });
  afterAll(() => walk.app.close());
  beforeEach(() => walk.forgetSentMails());

  const linesAt = (discount: number) => [
    { tireId: walk.tires.usual.tireId, quantity: 4, discountInCents: cents(discount) },
  ];
  const ask = ({ id, version }: AdminQuote) =>
    walk.app.client.call(
      askQuoteApproval,
      { params: { id }, body: { version, reason: 'Matches a competitor’s price' } },
      by('rita'),
    );
  const decide = async (quoteId: string, who: 'alex' | 'rita', decision: 'approve' | 'refuse') => {
    const query = { filter: JSON.stringify({ state: 'pending' }) };
    const rows = await walk.app.client.call(listApprovals, { query }, as('alex'));
    const row = rows.find(({ subjectId }) => subjectId === quoteId);
    const body = { decision, ...(decision === 'refuse' ? { note: 'Too low' } : {}) };
    return walk.app.client.call(decideApproval, { params: { id: row?.id ?? '' }, body }, by(who));
  };

  it('within the limit are sent at once, and the cart has exactly these prices', async () => {
    // 5% of $142.00 is $7.10.
    const sent = await walk.sent({ lines: linesAt(710) });
    expect(sent.sentOffer?.pricing.tiresInCents).toBe(4 * 13_490);
    const taken = await walk.app.client.call(
      takeQuote,
      { body: { token: walk.tokenOf(sent), cartToken: null } },
      { idempotencyKey: randomUUID() },
    );
    expect(taken.cart.pricing).toMatchObject({ tiresInCents: 4 * 13_490, discountInCents: 0 });
    const { id, version } = sent;
    const contact = { email: 'dana@example.com', phone: '(215) 555-0149' };
    const again = walk.app.client.call(
      sendQuoteAgain,
      { params: { id }, body: { version, ...contact } },
      by('rita'),
    );
    await expect(again).rejects.toMatchObject({ code: 'quote.movedOn' });
  });

  it('above it are sent only once a second person approved, and not a cent lower', async () => {
    const draft = await walk.draft({ lines: linesAt(711) });
    expect(draft.offer.needsApproval).toBe(true);
    await expect(walk.send(draft)).rejects.toMatchObject({ code: 'quote.needsApproval' });
    expect((await ask(draft)).isAwaitingApproval).toBe(true);
    await expect(ask(draft)).rejects.toMatchObject({ code: 'approval.pending' });
    await expect(walk.send(draft)).rejects.toMatchObject({ code: 'quote.needsApproval' });
    await decide(draft.id, 'alex', 'approve');
    const approved = await walk.seen(draft.id);
    expect(approved).toMatchObject({ isAwaitingApproval: false, offer: { needsApproval: false } });
    const { tireId } = walk.tires.usual;
    await walk.app.db.execute('UPDATE catalogue.tire SET price_in_cents = 14199 WHERE id = $1', [tireId]);
    await expect(walk.send(approved)).rejects.toMatchObject({ code: 'quote.needsApproval' });
    await walk.app.db.execute('UPDATE catalogue.tire SET price_in_cents = 14200 WHERE id = $1', [tireId]);
    expect((await walk.send(approved)).sentOffer?.pricing.tiresInCents).toBe(4 * 13_489);
  });

  it('that were refused stay unsent until they are lower', async () => {
    const draft = await walk.draft({ lines: linesAt(3_000) });
    await ask(draft);
    await decide(draft.id, 'alex', 'refuse');
    expect((await walk.seen(draft.id)).isAwaitingApproval).toBe(false);
    await expect(walk.send(draft)).rejects.toMatchObject({ code: 'quote.needsApproval' });
  });

  it('are never the whole price, and nobody is asked about those within the limit', async () => {
    const body = { zip: '19147', vehicle: OUTBACK, lines: linesAt(14_200) };
    const priced = walk.app.client.call(priceQuote, { body }, as('rita'));
    await expect(priced).rejects.toMatchObject({ code: 'quote.discountTooHigh' });
    await expect(ask(await walk.draft({ lines: linesAt(100) }))).rejects.toMatchObject({
      code: 'quote.approvalNotNeeded',
    });
  });
});
