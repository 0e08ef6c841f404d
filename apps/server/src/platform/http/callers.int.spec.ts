import { Controller, Module } from '@nestjs/common';
import {
  customerAccess,
  endpoint,
  type HandlerInput,
  publicAccess,
  publicOrCustomerAccess,
  shape,
  type UploadedFile,
} from '@simpletread/contract';
import { ok, type Result, SSO_COOKIE } from '@simpletread/domain';
import { z } from 'zod';

import { call, startTestApp, type TestApp, send } from '../../../test/index.js';
import { CustomerAuthenticator, type CustomerPrincipal } from '../access/index.js';
import { Bind, Customer, Input, MaybeCustomer } from './index.js';

const base = { method: 'GET', summary: 'A probe.', faults: [] } as const;
const nameReply = shape({ name: z.string() });
const probe = {
  own: endpoint({ ...base, id: 'own.get', path: '/own', access: customerAccess, reply: nameReply }),
  change: endpoint({ ...base, id: 'own.put', method: 'PUT', path: '/own', access: customerAccess }),
  shop: endpoint({
    ...base,
    id: 'shop.get',
    path: '/shop',
    access: publicOrCustomerAccess,
    query: shape({ size: z.string().optional() }),
    reply: nameReply,
  }),
  form: endpoint({
    ...base,
    id: 'form.post',
    method: 'POST',
    path: '/form',
    access: publicAccess,
    bodyFormat: 'form',
    body: shape({ text: z.string(), tag: z.array(z.string()).optional(), proof: z.unknown().optional() }),
    reply: z.unknown(),
  }),
} as const;

const dana: CustomerPrincipal = {
  accountId: 'dana',
  email: 'dana@example.com',
  firstName: 'Dana',
  isEmailProved: true,
  accountTypes: ['Retail'],
  sessionId: 's',
  actingStaff: null,
};
const KNOWN: Readonly<Record<string, CustomerPrincipal>> = {
  good: dana,
  watched: { ...dana, actingStaff: { staffId: 'a', name: 'Ada', seesContacts: true } },
};

class KnownCustomers extends CustomerAuthenticator {
  override authenticate(token: string): Promise<CustomerPrincipal | null> {
    return Promise.resolve(Object.hasOwn(KNOWN, token) ? (KNOWN[token] ?? null) : null);
  }
}

@Controller()
class OwnController {
  @Bind(probe.own)
  own(@Customer() { firstName }: CustomerPrincipal): Result<{ name: string }> {
    return ok({ name: firstName });
  }

  @Bind(probe.change)
  change(): Result<undefined> {
    return ok(undefined);
  }

  @Bind(probe.shop)
  shop(@MaybeCustomer() customer: CustomerPrincipal | null): Result<{ name: string }> {
    return ok({ name: customer?.firstName ?? 'guest' });
  }

  @Bind(probe.form)
  form(@Input() { body }: HandlerInput<typeof probe.form>): Result<unknown> {
    const file = body.proof as UploadedFile | undefined;
    return ok({ ...body, proof: file === undefined ? null : [file.name, file.mediaType, file.bytes.length] });
  }
}

@Module({
  controllers: [OwnController],
  providers: [{ provide: CustomerAuthenticator, useClass: KnownCustomers }],
})
class OwnModule {}

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('the callers of an endpoint', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [OwnModule] });
  });
  afterAll(() => app.close());

  const answer = async (path: string, init?: Parameters<typeof call>[1]) => {
    const { status, body } = await call(app.url + path, init);
    return [status, body];
  };
  const signInRequired = [401, expect.objectContaining({ code: 'access.signInRequired' })];

  it('are customers only with a valid access token', async () => {
    expect(await answer('/own', as('good'))).toEqual([200, { name: 'Dana' }]);
    expect(await answer('/own')).toEqual(signInRequired);
    for (const token of ['bad', '__proto__', 'constructor', '%00']) {
      expect(await answer('/own', as(token))).toEqual(signInRequired);
    }
    expect(await answer('/own', { headers: { authorization: 'Basic good' } })).toEqual(signInRequired);
    expect(await answer('/own', { headers: { cookie: `${SSO_COOKIE.name}=good` } })).toEqual(signInRequired);
  });

  it('are guests without a token, and refused with a bad one', async () => {
    expect(await answer('/shop')).toEqual([200, { name: 'guest' }]);
    expect(await answer('/shop', as('good'))).toEqual([200, { name: 'Dana' }]);
    expect(await answer('/shop', as('bad'))).toEqual(signInRequired);
  });

  it('cannot impersonate another customer by naming them', async () => {
    expect(await answer('/own?ssoUid=dana', as('good'))).toEqual([200, { name: 'Dana' }]);
    expect((await answer('/own?ssoUid=eve', as('good')))[0]).toBe(403);
    expect(await answer('/own?ssoUid=dana')).toEqual(signInRequired);
    expect(await answer('/shop?ssoUid=dana')).toEqual([200, { name: 'guest' }]);
  });

  it('may say where they are with every call, and nothing else that was not asked', async () => {
    const where = 'userRegion=NJ&userZip=07030&channel=widget';
    expect(await answer(`/shop?${where}&size=x`)).toEqual([200, { name: 'guest' }]);
    expect((await answer(`/own?${where}&price=1`, as('good')))[0]).toBe(400);
  });

  it('change nothing while staff look on as the customer', async () => {
    expect((await answer('/own', as('watched')))[0]).toBe(200);
    expect(await answer('/own', { method: 'PUT', ...as('watched') })).toEqual([
      403,
      expect.objectContaining({ code: 'access.readOnly' }),
    ]);
    expect((await answer('/own', { method: 'PUT', ...as('good') }))[0]).toBe(204);
  });

  describe('who send a form', () => {
    const post = async (body: FormData | URLSearchParams | string, path = '/form', type?: string) => {
      const headers = type === undefined ? {} : { headers: { 'content-type': type } };
      const response = await send(app.url + path, { method: 'POST', body, ...headers });
      return [response.status, await response.json()];
    };
    const formOf = (...fields: readonly [string, string | Blob][]): FormData => {
      const form = new FormData();
      for (const [name, value] of fields) {
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, value, 'proof.png');
      }
      return form;
    };
    const png = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

    it('have its texts, lists and files read', async () => {
      expect(
        await post(formOf(['text', 'a'], ['tag', 'x'], ['tag', 'y'], ['proof', png(1_500_000)])),
      ).toEqual([200, { text: 'a', tag: ['x', 'y'], proof: ['proof.png', 'image/png', 1_500_000] }]);
      expect(await post(new URLSearchParams({ text: 'a&b' }))).toEqual([200, { text: 'a&b', proof: null }]);
    });

    it.each([
      ['a file too large', formOf(['text', 'a'], ['proof', png(2_200_000)]), 413],
      ['a text too long', formOf(['text', 'x'.repeat(30_000)]), 413],
      ['a field that nobody asked for', formOf(['text', 'a'], ['role', 'admin']), 400],
      ['a field named like the prototype', formOf(['text', 'a'], ['__proto__', 'x']), 400],
    ])('are refused %s', async (_, form, status) => {
      expect((await post(form))[0]).toBe(status);
    });

    it('are refused a broken form, and JSON in its place', async () => {
      expect((await post('--x\r\nnothing', '/form', 'multipart/form-data; boundary=x'))[0]).toBe(400);
      expect((await post('{"text":"a"}', '/form', 'application/json'))[0]).toBe(415);
    });
  });
});
