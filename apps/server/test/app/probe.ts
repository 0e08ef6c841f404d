import { Controller, Module } from '@nestjs/common';
import {
  cartAccess,
  endpoint,
  field,
  type HandlerInput,
  type ListPage,
  orderAccess,
  publicAccess,
  shape,
  staffAccess,
} from '@simpletread/contract';
import { CART_COOKIE, ok, parseEmail, parseZip, refuse, type Result, ZIP_COOKIE } from '@simpletread/domain';
import { z } from 'zod';

import type { StaffPrincipal } from '../../src/platform/access/index.js';
import { BearerToken, Bind, Input, Staff, withCookies } from '../../src/platform/http/index.js';

const base = { method: 'GET', summary: 'A probe.', access: publicAccess, faults: [] } as const;

export const probe = {
  empty: endpoint({ ...base, id: 'probe.empty', path: '/probe/empty' }),
  echo: endpoint({
    ...base,
    id: 'probe.echo',
    method: 'POST',
    path: '/probe/echo/{id}',
    params: shape({ id: z.string().max(20) }),
    query: shape({ page: z.coerce.number().int().optional() }),
    body: shape({
      email: field(parseEmail),
      place: shape({ zip: field(parseZip).transform(({ zip5 }) => zip5) }),
    }),
    reply: shape({ id: z.string(), page: z.number().nullable(), email: z.string(), zip: z.string() }),
    status: 201,
  }),
  refused: endpoint({
    ...base,
    id: 'probe.refused',
    path: '/probe/refused',
    faults: ['order.trackingMismatch'],
  }),
  broken: endpoint({ ...base, id: 'probe.broken', path: '/probe/broken' }),
  wrongReply: endpoint({
    ...base,
    id: 'probe.wrongReply',
    path: '/probe/wrong-reply',
    reply: shape({ a: z.int() }),
  }),
  list: endpoint({
    ...base,
    id: 'probe.list',
    path: '/probe/things',
    query: shape({
      range: z
        .string()
        .default('[0,1]')
        .transform((text) => JSON.parse(text) as [number, number]),
    }),
    reply: z.array(shape({ n: z.int() })),
    isList: true,
  }),
  cached: endpoint({
    ...base,
    id: 'probe.cached',
    path: '/probe/cached',
    reply: shape({ text: z.string() }),
    cacheSeconds: 60,
  }),
  cookie: endpoint({ ...base, id: 'probe.cookie', path: '/probe/cookie' }),
  strict: endpoint({ ...base, id: 'probe.strict', path: '/probe/strict' }),
  cart: endpoint({ ...base, id: 'probe.cart', path: '/probe/cart', access: cartAccess, reply: z.string() }),
  order: endpoint({
    ...base,
    id: 'probe.order',
    path: '/probe/order',
    access: orderAccess,
    reply: z.string(),
  }),
  staff: endpoint({
    ...base,
    id: 'probe.staff',
    path: '/probe/staff',
    access: staffAccess('orders.cancel'),
    reply: shape({ name: z.string() }),
  }),
  staffWrite: endpoint({
    ...base,
    id: 'probe.staffWrite',
    method: 'POST',
    path: '/probe/staff',
    access: staffAccess('orders.cancel'),
  }),
} as const;

@Controller()
class ProbeController {
  @Bind(probe.empty)
  empty(): Result<undefined> {
    return ok(undefined);
  }

  @Bind(probe.echo)
  echo(
    @Input() { params, query, body }: HandlerInput<typeof probe.echo>,
  ): Promise<Result<{ id: string; page: number | null; email: string; zip: string }>> {
    const reply = { id: params.id, page: query.page ?? null, email: body.email, zip: body.place.zip };
    return Promise.resolve(ok(reply));
  }

  @Bind(probe.refused)
  refused(): Result<undefined> {
    return refuse('order.trackingMismatch');
  }

  @Bind(probe.broken)
  broken(): Result<undefined> {
    throw new Error('the secret inner workings');
  }

  @Bind(probe.wrongReply)
  wrongReply(): Result<{ a: number }> {
    return ok({ a: 1, passwordHash: 'x' });
  }

  @Bind(probe.list)
  list(@Input() { query }: HandlerInput<typeof probe.list>): Result<ListPage<{ n: number }>> {
    return ok({ items: query.range.map((n) => ({ n })), total: 40 });
  }

  @Bind(probe.cached)
  cached(): Result<{ text: string }> {
    return ok({ text: 'tire '.repeat(1_000) });
  }

  @Bind(probe.cookie)
  cookie(): Result<undefined> {
    const isHttps = false;
    return withCookies(ok(undefined), [
      { cookie: ZIP_COOKIE, value: '19104', isHttps },
      { cookie: CART_COOKIE, value: null, isHttps },
    ]);
  }

  @Bind(probe.strict, { rate: 'strict' })
  strict(): Result<undefined> {
    return ok(undefined);
  }

  @Bind(probe.cart)
  cart(@BearerToken() token: string): Result<string> {
    return ok(token);
  }

  @Bind(probe.order)
  order(@BearerToken() token: string): Result<string> {
    return ok(token);
  }

  @Bind(probe.staff)
  staff(@Staff() { name }: StaffPrincipal): Result<{ name: string }> {
    return ok({ name });
  }

  @Bind(probe.staffWrite)
  staffWrite(): Result<undefined> {
    return ok(undefined);
  }
}

/** A feature made of one endpoint of each kind, to test the platform by. */
@Module({ controllers: [ProbeController] })
export class ProbeModule {}
