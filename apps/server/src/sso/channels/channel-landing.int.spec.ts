import { randomUUID } from 'node:crypto';

import { landFromChannel } from '@simpletread/contract';
import { SignJWT } from 'jose';

import { SsoModule } from '../sso.module.js';
import { startTestApp, type TestApp } from '../../../test/index.js';

const KEY = 'e'.repeat(32);
const AUDIENCE = 'http://localhost:4321';

describe('POST /channels/landings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      modules: [SsoModule],
      env: { SERVER_URL: AUDIENCE, CHANNEL_KEYS: `px-1:military-exchange:${KEY},acme-1:widget:${KEY}` },
    });
  });
  afterAll(() => app.close());

  const proofOf = (claims: Record<string, string>, kid = 'px-1', key = KEY): Promise<string> => {
    const from = Math.floor(app.clock.now().getTime() / 1000);
    return new SignJWT({ channel: kid === 'px-1' ? 'military-exchange' : 'widget', ...claims })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setAudience(AUDIENCE)
      .setJti(randomUUID())
      .setIssuedAt(from)
      .setExpirationTime(from + 60)
      .sign(new TextEncoder().encode(key));
  };
  const land = (proof: string) =>
    app.client.call(landFromChannel, {}, { headers: { 'x-authorization': proof } });
  const MILITARY = { sub: 'mil-7', checkout_url: 'https://exchange.test/orders' };

  it('returns the military exchange’s signed facts about its customer and checkout, once', async () => {
    const proof = await proofOf(MILITARY);
    expect(await land(proof)).toEqual({
      channel: 'military-exchange',
      source: 'px-1',
      exchangeCustomerId: 'mil-7',
      checkoutUrl: 'https://exchange.test/orders',
    });
    await expect(land(proof)).rejects.toMatchObject({ code: 'channel.proofRefused' });
    expect(await land(await proofOf({ sub: 'mil-8' }))).toMatchObject({ checkoutUrl: null });
  });

  it('reveals nothing of an exchange to another channel', async () => {
    expect(await land(await proofOf(MILITARY, 'acme-1'))).toEqual({
      channel: 'widget',
      source: 'acme-1',
      exchangeCustomerId: null,
      checkoutUrl: null,
    });
  });

  it.each([
    ['http://exchange.test/orders'],
    ['javascript:alert(1)'],
    ['//exchange.test'],
    ['exchange.test'],
    [`https://exchange.test/${'x'.repeat(500)}`],
  ])('refuses a proof that names the checkout %s', async (checkout_url) => {
    await expect(land(await proofOf({ ...MILITARY, checkout_url }))).rejects.toMatchObject({
      code: 'channel.proofRefused',
    });
  });

  it('refuses a visitor without a proof, or with one signed by another key', async () => {
    await expect(app.client.call(landFromChannel, {})).rejects.toMatchObject({
      code: 'channel.proofRefused',
    });
    await expect(land(await proofOf(MILITARY, 'px-1', 'x'.repeat(32)))).rejects.toMatchObject({
      code: 'channel.proofRefused',
    });
  });
});
