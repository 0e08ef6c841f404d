import { getGlobals } from '@simpletread/contract';

import { startTestApp, type TestApp, send } from '../../../test/index.js';
import { ContentModule } from '../content.module.js';

describe('GET /globals', () => {
  let app: TestApp;
  const globals = () => app.client.call(getGlobals, { query: { userRegion: 'PA', userZip: '19147' } });

  beforeAll(async () => {
    app = await startTestApp({ modules: [ContentModule] });
  });
  afterAll(() => app.close());

  it('has defaults for pages before anything is set', async () => {
    expect(await globals()).toMatchObject({
      coreShipHandlingMode: 'standard',
      customerServiceEnabled: true,
      customerServiceNumber: { display: '(800) 555 0142', value: '8005550142' },
      customFilterPills: [],
      footerLinks: expect.arrayContaining([{ label: 'Track your order', link: '/track-your-order' }]),
      priceDisplayInAddtoCart: true,
      simpleCrewPromo: null,
      siteTheme: 'default',
    });
  });

  it('gives the pay-later discounts their defaults', async () => {
    expect((await globals()).paymentTypeDiscountInPercentage).toEqual({
      affirm: 10,
      katapult: 10,
      klarna: 10,
      synchrony: 0,
    });
  });

  it('says whether support is open right now, holidays included [R1.18 hours]', async () => {
    const at = async (moment: string) => {
      app.clock.set(moment);
      return (await globals()).supportHours;
    };
    expect(await at('2026-11-20T18:00:00Z')).toEqual({ isOpen: true, nextChange: 'open until 7 pm ET' });
    expect(await at('2026-11-22T18:00:00Z')).toEqual({ isOpen: false, nextChange: 'opens Monday 8 am ET' });
    expect(await at('2026-11-26T18:00:00Z')).toEqual({ isOpen: false, nextChange: 'opens Friday 8 am ET' });
  });

  it('is answered from the caller’s cache while nothing has changed', async () => {
    app.clock.set('2026-11-20T18:00:00Z');
    const etagAt = async () => (await send(`${app.url}/globals`)).headers.get('etag') ?? '';
    const etag = await etagAt();
    const same = await send(`${app.url}/globals`, { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
    app.clock.set('2026-11-21T04:00:00Z');
    expect(await etagAt()).not.toBe(etag);
  });

  it('holds until the hour in which support opens or closes', async () => {
    app.clock.set('2026-11-20T23:59:59.500Z');
    expect(await globals()).toMatchObject({
      validUntil: '2026-11-21T00:00:00.000Z',
      supportWeek: ['Mon to Fri 8 am to 7 pm ET', 'Sat 9 am to 5 pm ET'],
    });
    const reply = await send(`${app.url}/globals`);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=0');
  });

  it('refuses unknown fields', async () => {
    expect((await send(`${app.url}/globals?season=cyberMonday`)).status).toBe(400);
  });
});
