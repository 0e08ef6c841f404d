import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  finishSalesStep,
  getSalesRequest,
  listSalesRequests,
  loseSalesRequest,
  openQuote,
  planSalesRequest,
  reopenSalesRequest,
  type SalesRequestRow,
  sendSalesRequest,
  setWorkOwner,
  showPipeline,
  withdrawQuote,
} from '@simpletread/contract';
import { MOST_REQUESTS_OF_PERSON } from '@simpletread/domain';

import { as, by, type QuoteWalk, startQuoteWalk } from '../quotes/testing/quote-walk.js';

type Form = CallInput<typeof sendSalesRequest>['body'];

describe('the sales pipeline', () => {
  let walk: QuoteWalk;
  beforeAll(async () => {
    walk = await startQuoteWalk();
  });
  afterAll(() => walk.app.close());

  let people = 0;
  const ask = async (change: Partial<Form> = {}, key: string = randomUUID()): Promise<string> => {
    people += 1;
    const body = {
      ...{ firstName: 'Nia', lastName: 'Okafor', email: `nia${people}@example.com`, quantity: '4' },
      ...{ make: 'Subaru', model: 'Outback', size: '225/65R17', brand: 'Any' },
      ...change,
    };
    return (await walk.app.client.call(sendSalesRequest, { body }, { idempotencyKey: key })).requestNumber;
  };
  const found = async (filter: object): Promise<readonly SalesRequestRow[]> =>
    walk.app.client.call(listSalesRequests, { query: { filter: JSON.stringify(filter) } }, as('rita'));
  const asked = async (change: Partial<Form> = {}): Promise<SalesRequestRow> => {
    const number = await ask(change);
    const [row] = await found({ q: number });
    if (row === undefined) throw new Error(`no request ${number}`);
    return row;
  };
  const seen = (id: string) => walk.app.client.call(getSalesRequest, { params: { id } }, as('rita'));

  it('takes the tire sales form in as a new card, and writes to its sender once [R3.19 sales] [R2.36 sales]', async () => {
    const key = randomUUID();
    const email = 'sender@example.com';
    const number = await ask({ email, brand: 'Kestrel' }, key);
    expect(await ask({ email, brand: 'Kestrel' }, key)).toBe(number);
    const rows = await found({ q: email });
    expect(rows).toMatchObject([
      {
        ...{ requestNumber: number, state: 'new', source: 'form', name: 'Nia Okafor', email, quantity: 4 },
        ...{ make: 'Subaru', model: 'Outback', size: '225/65R17', brand: 'Kestrel', owner: null },
      },
    ]);
    const mails = await walk.app.db.query<{ subject: string; body_text: string }>(
      'SELECT subject, body_text FROM platform.message WHERE recipient = $1',
      [email],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([`We have your tire request (${number})`]);
    expect(mails[0]?.body_text).not.toContain('Kestrel');
  });

  it('takes a limited number of requests of one mailbox in a day', async () => {
    const email = 'eager@example.com';
    for (let sent = 0; sent < MOST_REQUESTS_OF_PERSON; sent += 1) await ask({ email });
    await expect(ask({ email: 'Eager@example.com' })).rejects.toMatchObject({ code: 'request.rateLimited' });
  });

  it('follows the quote of a request: sent, opened, withdrawn', async () => {
    const { id } = await asked();
    const draft = await walk.draft({ email: 'follow@example.com', requestId: id });
    expect(await seen(id)).toMatchObject({
      state: 'new',
      owner: { name: 'Rita Vance' },
      quote: { id: draft.id, state: 'draft' },
    });
    const sent = await walk.send(draft);
    expect(await seen(id)).toMatchObject({ state: 'quoted', quote: { number: sent.number } });
    expect((await seen(id)).valueInCents).toBe(
      (sent.sentOffer?.installedPricing ?? sent.sentOffer?.pricing)?.totalInCents,
    );
    await walk.app.client.call(openQuote, { body: { token: walk.tokenOf(sent) } });
    expect(await seen(id)).toMatchObject({ state: 'opened' });
    const now = await walk.seen(sent.id);
    await walk.app.client.call(
      withdrawQuote,
      { params: { id: sent.id }, body: { version: now.version } },
      by('rita'),
    );
    expect(await seen(id)).toMatchObject({ state: 'new', quote: { state: 'withdrawn' } });
  });

  it('has a card for every quote, also for one that nobody asked for by the form', async () => {
    const sent = await walk.sent({ firstName: 'Uma', email: 'uma@example.com' });
    expect(await found({ q: 'uma@example.com' })).toMatchObject([
      { state: 'quoted', source: 'rep', name: 'Uma', quote: { id: sent.id }, owner: { name: 'Rita Vance' } },
    ]);
  });

  it('keeps the next step until it is done, and lists it once it is due', async () => {
    const { id, version } = await asked();
    const step = { nextStep: 'Call about the pipe rack', nextStepAt: '2026-01-05T15:00:00.000Z' };
    const planned = await walk.app.client.call(
      planSalesRequest,
      { params: { id }, body: { version, ...step } },
      by('rita'),
    );
    expect(planned).toMatchObject(step);
    await expect(
      walk.app.client.call(planSalesRequest, { params: { id }, body: { version, ...step } }, by('rita')),
    ).rejects.toMatchObject({ code: 'record.stale' });
    expect((await found({ isDue: true })).map((row) => row.id)).toContain(id);
    const done = await walk.app.client.call(
      finishSalesStep,
      { params: { id }, body: { version: planned.version } },
      by('rita'),
    );
    expect(done).toMatchObject({ nextStep: null, nextStepAt: null });
    expect((await found({ isDue: true })).map((row) => row.id)).not.toContain(id);
  });

  it('is lost only with a reason, and open again once someone reopens it', async () => {
    const { id, version } = await asked();
    const lost = await walk.app.client.call(
      loseSalesRequest,
      { params: { id }, body: { version, reason: 'boughtElsewhere' } },
      by('rita'),
    );
    expect(lost).toMatchObject({ state: 'lost', lostReason: 'boughtElsewhere' });
    await expect(
      walk.app.client.call(
        loseSalesRequest,
        { params: { id }, body: { version: lost.version, reason: 'price' } },
        by('rita'),
      ),
    ).rejects.toMatchObject({ code: 'salesRequest.movedOn' });
    const open = await walk.app.client.call(
      reopenSalesRequest,
      { params: { id }, body: { version: lost.version } },
      by('rita'),
    );
    expect(open).toMatchObject({ state: 'new', lostReason: null });
  });

  it('shows the board of the team and of one person, and nothing to roles without quotes', async () => {
    const { id } = await asked();
    const board = async (isMine: 'true' | 'false') => {
      const { columns } = await walk.app.client.call(showPipeline, { query: { isMine } }, as('rita'));
      return columns;
    };
    const [fresh] = await board('false');
    expect(fresh).toMatchObject({ state: 'new' });
    expect(fresh?.cards.map((card) => card.id)).toContain(id);
    expect((await board('true'))[0]?.cards.map((card) => card.id)).not.toContain(id);
    await walk.app.client.call(
      setWorkOwner,
      { params: { kind: 'sales-requests', id }, body: { to: 'me', seen: null } },
      by('rita'),
    );
    const mine = await board('true');
    expect(mine[0]?.cards.map((card) => card.id)).toContain(id);
    expect(mine.map(({ state, count, cards }) => [state, count >= cards.length])).toEqual(
      ['new', 'quoted', 'opened', 'won', 'lost'].map((state) => [state, true]),
    );
    await expect(
      walk.app.client.call(showPipeline, { query: { isMine: 'false' } }, as('mia')),
    ).rejects.toMatchObject({ code: 'access.refused' });
  });
});
