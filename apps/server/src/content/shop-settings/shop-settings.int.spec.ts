import { randomUUID } from 'node:crypto';

import {
  getGlobals,
  listShopSettingsVersions,
  type ShopSettings,
  type ShopSettingsReply,
} from '@simpletread/contract';

import { aPromotion, aPublishedCampaign, aStaffPrincipal } from '../../../test/builders/index.js';
import { call, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { PriceBook } from '../../pricing/rules/price-book.js';
import { ContentModule } from '../content.module.js';
import { CurrentShopSettings } from '../globals/current-shop-settings.js';

const STAFF = {
  mia: aStaffPrincipal('marketer', { staffId: randomUUID(), name: 'Mia Okafor' }),
  ed: aStaffPrincipal('content-editor'),
  ana: aStaffPrincipal('analyst'),
};

describe('the settings of the shop', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      modules: [ContentModule],
      authenticate: ({ bearer }) => STAFF[bearer as keyof typeof STAFF] ?? null,
    });
  });
  afterAll(() => app.close());

  const send = async (who: string, body?: object) => {
    const answer = await call(`${app.url}/admin/shop-settings`, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { authorization: `Bearer ${who}`, 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, body: answer.body as ShopSettingsReply };
  };
  const change = async (over: Partial<ShopSettings>) => {
    const { body } = await send('mia');
    return send('mia', { version: body.version, settings: { ...body.settings, ...over } });
  };

  it('are the defaults until they are changed', async () => {
    const { body } = await send('ana');
    expect(body).toMatchObject({ version: 0, updatedAt: null });
    expect(body.settings.paymentTypeDiscountInPercentage).toEqual({
      affirm: 10,
      katapult: 10,
      klarna: 10,
      synchrony: 0,
    });
  });

  it('are shown everywhere at once, with a record of each change', async () => {
    app.clock.set('2026-11-22T18:00:00Z');
    const week = Array.from({ length: 7 }, () => ({ from: 10, to: 16 }));
    const promo = 'Join SimpleCrew for $25 off';
    const promotions = [
      {
        id: 'crew',
        label: 'SimpleCrew',
        text: promo,
        link: '/simplecrew',
        audience: 'all' as const,
        states: [],
      },
    ];
    const changed = await change({
      customerServiceNumber: { display: '(800) 555 0199', value: '8005550199' },
      coreShipHandlingMode: 'delayed',
      supportWeek: week,
      simpleCrewPromo: promo,
      footerPromotions: promotions,
      paymentTypeDiscountInPercentage: { affirm: 5, katapult: 10, klarna: 0, synchrony: 2.5 },
    });
    expect(changed.status).toBe(200);
    await eventually(async () => {
      expect(await app.client.call(getGlobals, { query: {} })).toMatchObject({
        customerServiceNumber: { value: '8005550199' },
        coreShipHandlingMode: 'delayed',
        supportWeek: ['Mon to Sun 10 am to 4 pm ET'],
        supportHours: { isOpen: true, nextChange: 'open until 4 pm ET' },
        simpleCrewPromo: promo,
        footerPromotions: [{ id: 'crew', label: 'SimpleCrew' }],
        paymentTypeDiscountInPercentage: { affirm: 5, synchrony: 2.5 },
      });
    });
    expect((await app.get(CurrentShopSettings).read()).paymentTypeDiscountInPercentage.affirm).toBe(5);
    const [row] = await app.db.query<{ before: ShopSettings; after: ShopSettings }>(
      "SELECT before, after FROM platform.audit_row WHERE action = 'shopSettings.change'",
    );
    expect([row?.before.coreShipHandlingMode, row?.after.coreShipHandlingMode]).toEqual([
      'standard',
      'delayed',
    ]);
  });

  it('and the campaign that is on make every field of the globals [R3.14]', async () => {
    app.clock.set('2026-11-28T12:00:00.000Z');
    const footerLinks = [{ label: 'Winter tires', link: '/categories/winter-tires' }];
    const pill = {
      id: 'bf',
      kind: 'blackFriday' as const,
      label: 'Black Friday',
      route: '/tire-deals/black-friday-sale',
      targetRoutes: ['/tire-sizes'],
      filters: { brand: ['toyo'], category: [], subtype: [], promotion: [] },
    };
    const settings = {
      coreShipHandlingMode: 'delayed',
      customerServiceEnabled: false,
      customerServiceNumber: { display: '(800) 555 0111', value: '8005550111' },
      footerLinks,
      paymentTypeDiscountInPercentage: { affirm: 1, katapult: 2, klarna: 3, synchrony: 4 },
      priceDisplayInAddtoCart: false,
      simpleCrewPromo: 'Join SimpleCrew',
    } as const;
    const before = (await send('mia')).body.settings;
    expect((await change({ ...settings, footerLinks: [...footerLinks] })).status).toBe(200);
    await aPublishedCampaign(app.db, {
      startsAt: '2026-11-27T05:00:00.000Z',
      endsAt: '2026-11-29T05:00:00.000Z',
      content: { pills: [{ ...pill, audience: 'all', states: [] }] },
    });
    await eventually(async () =>
      expect(await app.client.call(getGlobals, { query: {} })).toMatchObject({
        ...settings,
        customFilterPills: [pill],
        siteTheme: 'blackFriday',
      }),
    );
    await app.db.execute('DELETE FROM campaigns.calendar_entry');
    await change(before);
  });

  it('change the pay-later discount of every price [R9.11]', async () => {
    const percentOff = async (promotionId: string) => {
      const { promotions } = await app.get(PriceBook).rules();
      const benefit = promotions.find((promotion) => promotion.promotionId === promotionId)?.benefit;
      return benefit?.type === 'Percentage' ? benefit.ratePpm / 10_000 : null;
    };
    await change({ paymentTypeDiscountInPercentage: { affirm: 7, katapult: 10, klarna: 0, synchrony: 2.5 } });
    await eventually(async () => {
      expect(await percentOff('pay-later-affirm')).toBe(7);
      expect(await percentOff('pay-later-synchrony')).toBe(2.5);
      expect(await percentOff('pay-later-klarna')).toBeNull();
    });
  });

  it('are kept version by version, so that a former one can be put back', async () => {
    const versions = async () =>
      (await app.client.call(listShopSettingsVersions, {}, { headers: { authorization: 'Bearer ana' } }))
        .versions;
    const before = (await send('mia')).body;
    await change({ customerServiceEnabled: false });
    const [newest, former] = await versions();
    expect(newest).toMatchObject({
      version: before.version + 1,
      changedByName: 'Mia Okafor',
      settings: { customerServiceEnabled: false },
    });
    expect(former?.settings).toEqual(before.settings);
    await change(former?.settings ?? {});
    expect((await send('mia')).body).toMatchObject({
      version: before.version + 2,
      settings: before.settings,
    });
    expect(await versions()).toHaveLength(before.version + 2);
  });

  it('name the promotions that the deals pages show first', async () => {
    const promotionId = await aPromotion(app.db, { name: 'Put first by the settings' });
    await change({ featuredPromotionIds: { primary: [], secondary: [promotionId] } });
    await eventually(async () =>
      expect(await app.get(PriceBook).featured()).toEqual({ primary: [], secondary: [promotionId] }),
    );
    await change({ featuredPromotionIds: { primary: [], secondary: [] } });
    await eventually(async () =>
      expect(await app.get(PriceBook).featured()).toEqual({ primary: [], secondary: [] }),
    );
  });

  it('close support on the days that staff name', async () => {
    await change({ extraHolidays: ['2026-11-24'] });
    app.clock.set('2026-11-24T18:00:00Z');
    await eventually(async () =>
      expect((await app.client.call(getGlobals, { query: {} })).supportHours.isOpen).toBe(false),
    );
  });

  it('are refused over a colleague’s change, from staff who may only read, and with an invalid number', async () => {
    const { body } = await send('mia');
    expect((await send('mia', { version: body.version - 1, settings: body.settings })).status).toBe(409);
    expect((await send('ed', { version: body.version, settings: body.settings })).status).toBe(403);
    const sendNumber = (display: string, value: string) => {
      const settings = { ...body.settings, customerServiceNumber: { display, value } };
      return send('mia', { version: body.version, settings });
    };
    expect((await sendNumber('Call us', '12')).status).toBe(400);
    expect((await sendNumber('(800) 555 0199', '8005550142')).status).toBe(400);
  });

  it('keep an older number although another one is shown for it, until it is changed', async () => {
    const number = { display: 'Ask for Mia', value: '8005550142' };
    await app.db.execute(
      `UPDATE content.shop_setting SET settings = jsonb_set(settings, '{customerServiceNumber}', $1)`,
      [JSON.stringify(number)],
    );
    const { body } = await send('mia');
    expect(body.settings.customerServiceNumber).toEqual(number);
    const { version, settings } = body;
    expect((await send('mia', { version, settings })).status).toBe(400);
    await change({ customerServiceNumber: { display: '(800) 555 0142', value: '8005550142' } });
  });

  it('let one of two people change the defaults at the same moment', async () => {
    await app.db.execute('DELETE FROM content.shop_setting');
    const { settings } = (await send('mia')).body;
    const answers = await Promise.all([1, 2, 3].map(() => send('mia', { version: 0, settings })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
