import { createHash, randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { guardedBy, keyOf, refuse } from '../merchant-call.js';
import { LENDERS, loanIdOf, type LoanSession, shownState } from './loan-session.js';
import type { LoanStore } from './loan-store.js';

interface LoanApi {
  readonly store: LoanStore;
  readonly secretKey: string;
  /** The shop is the only return address. */
  readonly parentOrigin: string;
  readonly now: () => Date;
}

interface SessionRoute {
  readonly Params: { readonly session: string };
}

const sessionBody = z.strictObject({
  lender: z.enum(LENDERS),
  amountInCents: z.int().positive(),
  description: z.string().max(300),
  reference: z.string().min(1).max(40),
  returnUrl: z.url().max(300),
  expiresAt: z.iso.datetime(),
});

const hashOf = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** A merchant server's calls to its lenders: open, read, capture or cancel a session, all behind the secret key. */
export const addLoanApi = (
  server: FastifyInstance,
  { store, secretKey, parentOrigin, now }: LoanApi,
): void => {
  const guarded = guardedBy(secretKey);
  const shown = (session: LoanSession) => ({
    id: session.id,
    state: shownState(session, now()),
    amountInCents: session.lentInCents,
    currency: 'USD',
    reference: session.reference,
    lender: session.lender,
    charge: session.chargeId,
    loanId: loanIdOf(session),
    page: `/pay-later/${session.id}`,
  });

  server.post('/v1/pay-later/sessions', guarded, async (request, reply) => {
    const body = sessionBody.safeParse(request.body);
    const idempotencyKey = keyOf(request);
    if (!body.success || idempotencyKey === null) return refuse(reply, 400, 'invalid_request');
    if (new URL(body.data.returnUrl).origin !== parentOrigin) return refuse(reply, 400, 'return_url_unknown');
    const requestHash = hashOf(body.data);
    const session = await store.open({
      ...body.data,
      id: `ls_${randomUUID()}`,
      idempotencyKey,
      requestHash,
      expiresAt: new Date(body.data.expiresAt),
    });
    return session === null || session.requestHash !== requestHash
      ? refuse(reply, 409, 'idempotency_key_reused')
      : reply.send(shown(session));
  });

  server.get<{ Querystring: { idempotency_key?: string } }>(
    '/v1/pay-later/sessions',
    guarded,
    async (request, reply) => {
      const session = await store.byKey(request.query.idempotency_key ?? '');
      return session === null ? refuse(reply, 404, 'session_unknown') : reply.send(shown(session));
    },
  );

  server.post<SessionRoute>('/v1/pay-later/sessions/:session/capture', guarded, async (request, reply) => {
    const session = await store.capture(request.params.session);
    if (session === null) return refuse(reply, 404, 'session_unknown');
    return session.state === 'captured'
      ? reply.send(shown(session))
      : refuse(reply, 409, `session_${shownState(session, now())}`);
  });

  server.post<SessionRoute>('/v1/pay-later/sessions/:session/cancel', guarded, async (request, reply) => {
    const session = await store.cancel(request.params.session);
    if (session === null) return refuse(reply, 404, 'session_unknown');
    return session.state === 'captured' ? refuse(reply, 409, 'session_captured') : reply.send(shown(session));
  });
};
