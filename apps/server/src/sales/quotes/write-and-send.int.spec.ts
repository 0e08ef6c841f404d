import {
  changeQuote,
  createQuote,
  discardQuote,
  getQuote,
  listQuotes,
  priceQuote,
  type QuoteRow,
  sendQuote,
  sendQuoteAgain,
  withdrawQuote,
} from '@simpletread/contract';
import { quoteSentWords } from '@simpletread/domain';

import { reasonsAgainst } from '../../../test/builders/index.js';
import { as, by, type Colleague, OUTBACK, type QuoteWalk, startQuoteWalk } from './testing/quote-walk.js';

const outcomeText = ({ number, email, phone, mail, text }: Awaited<ReturnType<QuoteWalk['sent']>>) =>
  quoteSentWords({ number, email, phone, mail: mail?.state ?? 'queued', text: text?.state ?? 'queued' });

describe('quotes of staff', () => {
  let walk: QuoteWalk;
  beforeAll(async () => {
    walk = await startQuoteWalk();
  });
  afterAll(() => walk.app.close());

  const messagesTo = (recipient: string) =>
    walk.app.db.query<{ channel: string; subject: string | null; body_text: string }>(
      'SELECT channel, subject, body_text FROM platform.message WHERE recipient = $1 ORDER BY id',
      [recipient],
    );
  const found = async (filter: object, who: Colleague = 'rita'): Promise<QuoteRow[]> =>
    walk.app.client.call(listQuotes, { query: { filter: JSON.stringify(filter) } }, as(who));

  it('are put together by a sales representative, priced and judged as carts are, and sent by mail and phone [R1.14]', async () => {
    const draft = await walk.draft({ email: 'priya@example.com', phone: '(215) 555-0150' });
    expect(draft).toMatchObject({
      state: 'draft',
      madeBy: { name: 'Rita Vance' },
      link: null,
      sentOffer: null,
    });
    expect(draft.offer.lines.map(({ fit, subtotalInCents }) => [fit?.kind, subtotalInCents])).toEqual([
      ['fits', 4 * 14_200],
    ]);
    const sent = await walk.send(draft);
    const { margins: _, needsApproval: _alone, payLater: _none, ...offered } = draft.offer;
    expect(sent).toMatchObject({
      state: 'sent',
      sentOffer: offered,
      mail: { to: 'priya@example.com', state: 'sent' },
      text: { to: '2155550150', state: 'sent' },
    });
    const [mail] = await messagesTo('priya@example.com');
    const [text] = await messagesTo('2155550150');
    expect(mail?.subject).toBe(`Your tire quote ${sent.number}`);
    for (const part of [
      '2021 Subaru Outback',
      '$568.00',
      'As you asked on the phone.',
      'You pay these tire prices through ',
      sent.link ?? '-',
    ])
      expect(mail?.body_text).toContain(part);
    expect(text).toMatchObject({
      channel: 'sms',
      body_text: expect.stringContaining(sent.link ?? '-') as string,
    });
  });

  it('report a successful delivery, or which part of it failed [R8.11]', async () => {
    const good = await walk.sent();
    expect(outcomeText(good)).toBe(`Quote ${good.number} sent to dana@example.com and (215) 555-0149.`);
    const bad = await walk.sent({ email: 'bounce@example.com' });
    expect(outcomeText(bad)).toBe(
      `Quote ${bad.number} was sent to (215) 555-0149 by text, but the email to bounce@example.com could not be delivered.`,
    );
    expect(bad.mail).toEqual({
      to: 'bounce@example.com',
      state: 'failed',
      failure: 'The address does not exist.',
    });
    expect((await found({ isUndelivered: true })).map(({ id }) => id)).toEqual([bad.id]);
    const { id, version } = bad;
    const again = await walk.app.client.call(
      sendQuoteAgain,
      { params: { id }, body: { version, email: 'mended@example.com', phone: '215 555 0149' } },
      by('rita'),
    );
    expect(again).toMatchObject({
      state: 'sent',
      link: bad.link,
      mail: { to: 'mended@example.com', state: 'sent' },
    });
    expect(await found({ isUndelivered: true })).toEqual([]);
    expect(again.entries.map(({ event, byName }) => [event, byName])).toEqual([
      ['create', 'Rita Vance'],
      ['send', 'Rita Vance'],
      ['sendAgain', 'Rita Vance'],
    ]);
  });

  it('go out once, however often and at once the button is pressed', async () => {
    const to = { email: 'once@example.com' };
    const draft = await walk.draft(to);
    const key = 'the-same-wish';
    const [first, second] = await Promise.allSettled([
      walk.send(draft, 'rita', key),
      walk.send(draft, 'rita', key),
    ]);
    const third = await walk.send(draft, 'rita', key);
    expect(third.state).toBe('sent');
    expect([first.status, second.status]).toContain('fulfilled');
    await expect(walk.send(draft)).rejects.toMatchObject({ code: 'quote.movedOn' });
    expect(await messagesTo('once@example.com')).toHaveLength(1);
  });

  it('are sent or thrown away, never both', async () => {
    const draft = await walk.draft({ email: 'race@example.com' });
    const { id, version } = draft;
    const done = await Promise.allSettled([
      walk.send(draft),
      walk.app.client.call(discardQuote, { params: { id }, body: { version } }, by('alex')),
    ]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await walk.seen(id);
    expect(await messagesTo('race@example.com')).toHaveLength(state === 'sent' ? 1 : 0);
  });

  it('follow their state diagram only', async () => {
    await walk.forgetSentMails();
    const { id } = await walk.draft();
    const steps = {
      change: () =>
        walk
          .seen(id)
          .then(({ version }) =>
            walk.app.client.call(
              changeQuote,
              { params: { id }, body: { version, ...walk.form() } },
              by('rita'),
            ),
          ),
      send: () => walk.seen(id).then((quote) => walk.send(quote)),
      sendAgain: () =>
        walk
          .seen(id)
          .then(({ version, email, phone }) =>
            walk.app.client.call(
              sendQuoteAgain,
              { params: { id }, body: { version, email, phone } },
              by('rita'),
            ),
          ),
      withdraw: () =>
        walk
          .seen(id)
          .then(({ version }) =>
            walk.app.client.call(withdrawQuote, { params: { id }, body: { version } }, by('rita')),
          ),
      discard: () =>
        walk
          .seen(id)
          .then(({ version }) =>
            walk.app.client.call(discardQuote, { params: { id }, body: { version } }, by('rita')),
          ),
    };
    const refused = async (...names: (keyof typeof steps)[]) => {
      for (const name of names) {
        const code = await steps[name]().catch((error: { code: string }) => error.code);
        expect([name, code]).toEqual([name, 'quote.movedOn']);
      }
    };
    await refused('sendAgain', 'withdraw');
    expect((await steps.change()).state).toBe('draft');
    expect((await steps.send()).state).toBe('sent');
    await refused('change', 'send', 'discard');
    expect((await steps.sendAgain()).state).toBe('sent');
    expect((await steps.withdraw()).state).toBe('withdrawn');
    await refused('change', 'send', 'sendAgain', 'withdraw', 'discard');
    const thrown = await walk.draft();
    await walk.app.client.call(
      discardQuote,
      { params: { id: thrown.id }, body: { version: thrown.version } },
      by('rita'),
    );
    expect((await found({ q: thrown.number })).map(({ state }) => state)).toEqual([]);
    expect((await found({ q: thrown.number, state: 'discarded' })).map(({ id: one }) => one)).toEqual([
      thrown.id,
    ]);
  });

  it('are changed at the version that was seen', async () => {
    const { id, version } = await walk.draft();
    const change = (at: number) =>
      walk.app.client.call(
        changeQuote,
        { params: { id }, body: { version: at, ...walk.form({ firstName: 'Dana Lee' }) } },
        by('rita'),
      );
    expect(await change(version)).toMatchObject({ firstName: 'Dana Lee', version: version + 1 });
    await expect(change(version)).rejects.toMatchObject({ code: 'record.stale' });
  });

  it('with a tire that does not fit are sent only once its reasons are acknowledged', async () => {
    const wrong = { tireId: walk.tires.wrong.tireId, quantity: 4 };
    const to = { email: 'misfit@example.com', phone: '2155550160' };
    const draft = await walk.draft({ ...to, lines: [wrong] });
    const [line] = draft.offer.lines;
    expect([line?.fit?.kind, line?.isFitAcknowledged]).toEqual(['refused', false]);
    await expect(walk.send(draft)).rejects.toMatchObject({ code: 'quote.fitRefused' });
    const acknowledge = (acknowledgedReasons: string[], version: number) =>
      walk.app.client.call(
        changeQuote,
        {
          params: { id: draft.id },
          body: { version, ...walk.form({ ...to, lines: [{ ...wrong, acknowledgedReasons }] }) },
        },
        by('rita'),
      );
    const beside = await acknowledge(['It is too round.'], draft.version);
    await expect(walk.send(beside)).rejects.toMatchObject({ code: 'quote.fitRefused' });
    const said = await acknowledge([...reasonsAgainst(line)], beside.version);
    const sent = await walk.send(said);
    expect(sent.sentOffer?.lines[0]).toMatchObject({ fit: { kind: 'refused' }, isFitAcknowledged: true });
    const mails = await messagesTo('misfit@example.com');
    expect(mails.at(-1)?.body_text).toContain('does not fit your vehicle');
  });

  it('name a vehicle unless their tires are for none, hold a tire, and no more than there are', async () => {
    const usual = { tireId: walk.tires.usual.tireId };
    const noVehicle = await walk.draft({ vehicle: null });
    await expect(walk.send(noVehicle)).rejects.toMatchObject({ code: 'vehicle.required' });
    await expect(walk.send(await walk.draft({ lines: [] }))).rejects.toMatchObject({ code: 'quote.empty' });
    await expect(walk.draft({ lines: [{ ...usual, quantity: 100 }] })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(
      walk.draft({ lines: [{ tireId: walk.tires.wrong.tireId, quantity: 81 }] }),
    ).rejects.toMatchObject({ code: 'tire.outOfStock' });
    await expect(walk.draft({ zip: '00000' })).rejects.toMatchObject({ code: 'contact.zipInvalid' });
    const { offer } = await walk.app.client.call(
      priceQuote,
      { body: { zip: null, vehicle: OUTBACK, lines: [{ ...usual, quantity: 2 }] } },
      as('rita'),
    );
    expect([offer.pricing.tiresInCents, offer.isVehicleRequired]).toEqual([2 * 14_200, true]);
  });

  it.each([
    ['email', 'nobody', 'contact.emailInvalid'],
    ['phone', '555', 'contact.phoneInvalid'],
    ['firstName', '', 'contact.firstNameInvalid'],
    ['message', 'x'.repeat(601), 'quote.messageInvalid'],
  ])('take no %s like %j', async (field, value, code) => {
    const body = { ...walk.form(), [field]: value };
    const call = walk.app.client.call(createQuote, { body }, by('rita'));
    const error = await call.catch((fault: unknown) => fault);
    expect(JSON.stringify(error)).toContain(code);
  });

  it('are read by agents, written by representatives and admins, and hidden from others', async () => {
    const { id } = await walk.draft({}, 'alex');
    expect((await walk.app.client.call(getQuote, { params: { id } }, as('sam'))).link).toBeNull();
    await expect(walk.draft({}, 'sam')).rejects.toMatchObject({ code: 'access.refused' });
    await expect(
      walk.app.client.call(sendQuote, { params: { id }, body: { version: 1 } }, by('sam')),
    ).rejects.toMatchObject({ code: 'access.refused' });
    await expect(walk.app.client.call(listQuotes, { query: {} }, as('mia'))).rejects.toMatchObject({
      code: 'access.refused',
    });
    await expect(walk.app.client.call(listQuotes, { query: {} })).rejects.toMatchObject({
      code: 'access.signInRequired',
    });
  });

  it('are found by number, name, address, phone, state and author', async () => {
    const mine = await walk.sent({ email: 'quill@example.org', phone: '(267) 555-0188', firstName: 'Quill' });
    for (const filter of [
      { q: mine.number },
      { q: mine.number.toLowerCase().replace('q-', '') },
      { q: 'QUILL@example' },
      { q: '267-555-0188' },
      { q: 'Quill', state: 'sent', isMine: true },
    ])
      expect([filter, (await found(filter)).map(({ id }) => id)]).toEqual([filter, [mine.id]]);
    for (const filter of [{ q: 'Quill', isMine: false }, { q: 'Quill', state: 'opened' }, { q: '50%_off' }])
      expect([filter, await found(filter)]).toEqual([filter, []]);
    expect(
      (await found({ q: 'Quill', isMine: false }, 'alex')).map(({ totalInCents }) => totalInCents),
    ).toEqual([(mine.sentOffer?.installedPricing ?? mine.sentOffer?.pricing)?.totalInCents]);
  });
});
