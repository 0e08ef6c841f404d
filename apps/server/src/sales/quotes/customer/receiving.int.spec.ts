import { randomUUID } from 'node:crypto';

import {
  changeCartLine,
  changeQuote,
  previewQuoteMessages,
  quoteReceivingOptions,
  setCartDelivery,
  showQuote,
  takeQuote,
} from '@simpletread/contract';

import { aShop } from '../../../../test/builders/index.js';
import { send } from '../../../../test/index.js';
import { as, by, OUTBACK, type QuoteForm, type QuoteWalk, startQuoteWalk } from '../testing/quote-walk.js';

describe('how the tires of a quote are received', () => {
  let walk: QuoteWalk;
  let shopCode: string;
  let lines: QuoteForm['lines'];
  beforeAll(async () => {
    walk = await startQuoteWalk();
    ({ code: shopCode } = await aShop(walk.app.db, { bays: 1, installPriceInCents: 2_500 }));
    lines = [{ tireId: walk.tires.usual.tireId, quantity: 4, hasRoadHazard: true }];
  });
  afterAll(() => walk.app.close());

  const freeTime = async () => {
    const body = { zip: '19147', vehicle: OUTBACK, lines, shopCode };
    const { times } = await walk.app.client.call(quoteReceivingOptions, { body }, as('rita'));
    const [day] = (times?.days ?? []).filter(({ waits }) => waits.some(({ isFree }) => isFree));
    const wait = day?.waits.find(({ isFree }) => isFree);
    if (day === undefined || wait === undefined) throw new Error('no free time');
    return { date: day.date, isDropOff: false, amOrPm: wait.amOrPm, startTime: wait.startTime };
  };
  const atShop = async (): Promise<NonNullable<QuoteForm['delivery']>> => ({
    ...{ fulfilment: 'ship-to-shop', shopCode, appointment: await freeTime() },
  });
  const take = (token: string, cartToken: string | null = null) =>
    walk.app.client.call(takeQuote, { body: { token, cartToken } }, { idempotencyKey: randomUUID() });

  it('is on its page, in its messages and in the cart as its author chose it', async () => {
    const delivery = await atShop();
    const quote = await walk.sent({ lines, delivery });
    expect(quote).toMatchObject({ delivery, receiving: { shop: { code: shopCode } } });
    const token = walk.tokenOf(quote);
    const view = await walk.app.client.call(showQuote, { body: { token } });
    expect(view.receiving).toMatchObject({ fulfilment: 'ship-to-shop', shop: { code: shopCode } });
    expect(view.receiving?.appointment).toMatchObject(delivery.appointment ?? {});
    expect(view.sentOffer.pricing).toMatchObject({ installationInCents: 4 * 2_500 });
    const { phone: _, requestId: _begun, ...written } = walk.form({ lines, delivery });
    const { text, sms } = await walk.app.client.call(previewQuoteMessages, { body: written }, as('rita'));
    const company = view.receiving?.shop?.company ?? '?';
    expect(text).toContain(`Installed at ${company}, `);
    expect(text).toContain('Road hazard coverage');
    expect(sms).toContain(`installed at ${company}`);
    const { cart } = await take(token);
    expect(cart).toMatchObject({ fulfilment: 'ship-to-shop', shop: { code: shopCode }, alerts: [] });
    expect(cart.appointment).toMatchObject(delivery.appointment ?? {});
    expect(cart.lines.map(({ roadHazardState }) => roadHazardState)).toEqual([1]);
    expect(cart.pricing.totalInCents).toBe(view.sentOffer.pricing.totalInCents);
  });

  it('is in its file as it was sent, for staff and the holder of the link only', async () => {
    const draft = await walk.draft({ lines, delivery: await atShop() });
    const fileOf = (init: RequestInit, path: string) => send(`${walk.app.url}${path}`, init);
    const ofStaff = () => fileOf(as('rita'), `/admin/quotes/${draft.id}/file`);
    expect((await ofStaff()).status).toBe(404);
    await walk.forgetSentMails();
    const token = walk.tokenOf(await walk.send(draft));
    const printed = (given: string) =>
      fileOf(
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token: given }),
        },
        '/quotes/printed',
      );
    for (const file of [await ofStaff(), await printed(token)]) {
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toContain(`Quote_${draft.number}.pdf`);
      expect((await file.text()).startsWith('%PDF-')).toBe(true);
    }
    expect((await printed('unknown')).status).toBe(404);
  });

  it('covers tires that the cart already has without coverage', async () => {
    const bare = await walk.sent({ lines: lines.map((line) => ({ ...line, hasRoadHazard: false })) });
    const { cartToken, cart: before } = await take(walk.tokenOf(bare));
    expect(before.lines.map(({ roadHazardState }) => roadHazardState)).toEqual([0]);
    const quote = await walk.sent({ lines });
    const { cart } = await take(walk.tokenOf(quote), cartToken);
    expect(cart.lines.map(({ quantity, roadHazardState }) => [quantity, roadHazardState])).toEqual([[4, 1]]);
  });

  it('stays as the customer changed it in the cart when they take the same option again', async () => {
    const token = walk.tokenOf(
      await walk.sent({ lines, delivery: { fulfilment: 'ship-to-shop', shopCode } }),
    );
    const { cartToken, cart } = await take(token);
    expect(cart).toMatchObject({ fulfilment: 'ship-to-shop' });
    const change = () => ({ headers: { 'x-cart-token': cartToken }, idempotencyKey: randomUUID() });
    await walk.app.client.call(
      setCartDelivery,
      { body: { version: cart.version, fulfilment: 'ship-to-me' } },
      change(),
    );
    const lineId = cart.lines[0]?.lineId ?? '';
    const own = await walk.app.client.call(
      changeCartLine,
      { params: { lineId }, body: { version: cart.version + 1, quantity: 2, hasRoadHazard: false } },
      change(),
    );
    expect(own.lines).toMatchObject([{ quantity: 2, roadHazardState: 0 }]);
    const again = (await take(token, cartToken)).cart;
    expect(again).toMatchObject({ fulfilment: 'ship-to-me', lines: [{ quantity: 2, roadHazardState: 0 }] });
  });

  it('is refused at a shop that doesn’t exist and at a time that is not offered', async () => {
    const unknown = walk.draft({ lines, delivery: { fulfilment: 'ship-to-shop', shopCode: 'NONE-1' } });
    await expect(unknown).rejects.toMatchObject({ code: 'shop.unknown' });
    const appointment = { date: '2020-01-06', isDropOff: false, amOrPm: 'am' as const, startTime: '09:00' };
    const past = walk.draft({ lines, delivery: { fulfilment: 'ship-to-shop', shopCode, appointment } });
    await expect(past).rejects.toMatchObject({ code: 'appointment.notOffered' });
  });

  it('is the customer’s choice again once its author takes it out', async () => {
    const { id, version } = await walk.draft({ lines, delivery: { fulfilment: 'ship-to-me' } });
    const { requestId: _, ...form } = walk.form({ lines });
    const changed = await walk.app.client.call(
      changeQuote,
      { params: { id }, body: { version, ...form, delivery: null } },
      by('rita'),
    );
    expect([changed.delivery, changed.receiving]).toEqual([null, null]);
  });
});
