import { createHmac, randomUUID } from 'node:crypto';

import { Controller, Module } from '@nestjs/common';
import { endpoint, publicAccess, shape } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';
import { SignJWT } from 'jose';
import { z } from 'zod';

import { SsoModule } from '../sso.module.js';
import { call, startTestApp, type TestApp } from '../../../test/index.js';
import type { ProvedChannel } from '../../platform/access/index.js';
import { Bind, CurrentChannel } from '../../platform/http/index.js';

const whereFrom = endpoint({
  id: 'probe.channel',
  method: 'GET',
  path: '/where-from',
  summary: 'A probe.',
  access: publicAccess,
  reply: shape({
    channel: z.string().nullable(),
    customer: z.string().nullable(),
    key: z.string().nullable(),
  }),
  faults: [],
});

@Controller()
class WhereFromController {
  @Bind(whereFrom)
  show(
    @CurrentChannel() channel: ProvedChannel | null,
  ): Result<{ channel: string | null; customer: string | null; key: string | null }> {
    return ok({
      channel: channel?.channel ?? null,
      customer: channel?.exchangeCustomerId ?? null,
      key: channel?.keyId ?? null,
    });
  }
}

@Module({ imports: [SsoModule], controllers: [WhereFromController] })
class WhereFromModule {}

const [OLD, NEW, EXCHANGE] = ['o'.repeat(32), 'n'.repeat(40), 'e'.repeat(32)] as const;
const AUDIENCE = 'http://localhost:4321';
const NOWHERE = { channel: null, customer: null, key: null };

interface Proof {
  readonly key?: string;
  readonly kid?: string;
  readonly channel?: string;
  readonly audience?: string;
  readonly sub?: string;
  readonly jti?: string;
  readonly lifeSeconds?: number;
  readonly agoSeconds?: number;
}

describe('the channel of a call', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      modules: [WhereFromModule],
      env: {
        SERVER_URL: AUDIENCE,
        CHANNEL_KEYS: `acme-1:widget:${OLD},acme-2:widget:${NEW},px-1:military-exchange:${EXCHANGE}`,
      },
    });
  });
  afterAll(() => app.close());

  const proofOf = (given: Proof = {}): Promise<string> => {
    const { key = OLD, kid = 'acme-1', channel = 'widget', audience = AUDIENCE } = given;
    const { lifeSeconds = 60, agoSeconds = 0, sub, jti = randomUUID() } = given;
    const from = Math.floor(app.clock.now().getTime() / 1000) - agoSeconds;
    const jwt = new SignJWT({ channel, ...(sub === undefined ? {} : { sub }) })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setAudience(audience)
      .setJti(jti)
      .setIssuedAt(from)
      .setExpirationTime(from + lifeSeconds);
    return jwt.sign(new TextEncoder().encode(key));
  };
  const exchangeProof = (given: Proof = {}) =>
    proofOf({ key: EXCHANGE, kid: 'px-1', channel: 'military-exchange', sub: 'mil-7', ...given });
  const answerTo = async (proof: string) => {
    const { status, body } = await call(`${app.url}/where-from`, { headers: { 'x-authorization': proof } });
    return status === 200 ? body : [status, (body as { code: string }).code];
  };
  const refused = [403, 'channel.proofRefused'];

  it('is a partner’s by a proof signed with the partner’s key, the old one or the new one', async () => {
    expect(await answerTo(await proofOf())).toEqual({ channel: 'widget', customer: null, key: 'acme-1' });
    expect(await answerTo(await proofOf({ key: NEW, kid: 'acme-2' }))).toMatchObject({ key: 'acme-2' });
    expect(await answerTo(await exchangeProof())).toEqual({
      channel: 'military-exchange',
      customer: 'mil-7',
      key: 'px-1',
    });
  });

  it('is the shop’s own whatever a query, a header or a cookie says', async () => {
    const headers = {
      'x-channel': 'widget',
      channel: 'military-exchange',
      'x-military-exchange-customer-id': 'mil-7',
      cookie: 'channel=widget; military-exchange-customer-id=mil-7',
    };
    const { body } = await call(`${app.url}/where-from?channel=military-exchange`, { headers });
    expect(body).toEqual(NOWHERE);
  });

  it.each<[string, Proof]>([
    ['signed with another key', { key: 'x'.repeat(32) }],
    ['signed with the key of another channel', { key: EXCHANGE, kid: 'px-1' }],
    ['naming another key of the partner', { kid: 'acme-2' }],
    ['naming a key that is none', { kid: 'acme-3' }],
    ['naming no channel', { channel: '' }],
    ['for another audience', { audience: 'https://api.other.test' }],
    ['that is over', { agoSeconds: 61 }],
    ['of the future', { agoSeconds: -120 }],
    ['good for longer than five minutes', { lifeSeconds: 301 }],
    ['good for a year', { lifeSeconds: 31_536_000 }],
  ])('is not proved by a proof %s', async (_, given) => {
    expect(await answerTo(await proofOf(given))).toEqual(refused);
  });

  it('is not proved by a proof without a signature, or with an algorithm of its author’s choice', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const from = Math.floor(app.clock.now().getTime() / 1000);
    const claims = part({ channel: 'widget', aud: AUDIENCE, jti: randomUUID(), iat: from, exp: from + 60 });
    const signed = (alg: string, hash: string) => {
      const text = `${part({ alg, kid: 'acme-1' })}.${claims}`;
      return `${text}.${createHmac(hash, OLD).update(text).digest('base64url')}`;
    };
    expect(await answerTo(signed('HS256', 'sha256'))).toMatchObject({ channel: 'widget' });
    for (const proof of [
      `${part({ alg: 'none', kid: 'acme-1' })}.${claims}.`,
      `${part({ alg: 'None', kid: 'acme-1' })}.${claims}.`,
      signed('HS512', 'sha512'),
      signed('RS256', 'sha256'),
      `${signed('HS256', 'sha256').slice(0, -2)}xx`,
      `Bearer ${signed('HS256', 'sha256')}`,
      'widget',
      'x'.repeat(5000),
    ])
      expect([proof.slice(0, 20), await answerTo(proof)]).toEqual([proof.slice(0, 20), refused]);
  });

  it.each(['exp', 'iat', 'jti', 'aud', 'channel'])('is not proved without %s', async (claim) => {
    const from = Math.floor(app.clock.now().getTime() / 1000);
    const all = { channel: 'widget', aud: AUDIENCE, jti: randomUUID(), iat: from, exp: from + 60 };
    const some = Object.fromEntries(Object.entries(all).filter(([name]) => name !== claim));
    const jwt = new SignJWT(some).setProtectedHeader({ alg: 'HS256', kid: 'acme-1' });
    expect(await answerTo(await jwt.sign(new TextEncoder().encode(OLD)))).toEqual(refused);
  });

  it('of the military exchange is proved once by each proof, and needs its customer', async () => {
    const proof = await exchangeProof();
    const answers = await Promise.all([1, 2, 3].map(() => answerTo(proof)));
    expect(answers.filter((answer) => !Array.isArray(answer))).toHaveLength(1);
    expect(await answerTo(proof)).toEqual(refused);
    const jti = randomUUID();
    await answerTo(await exchangeProof({ jti }));
    expect(await answerTo(await exchangeProof({ jti, sub: 'mil-8' }))).toEqual(refused);
    const withoutSub = await proofOf({ key: EXCHANGE, kid: 'px-1', channel: 'military-exchange' });
    expect(await answerTo(withoutSub)).toEqual(refused);
  });
});
