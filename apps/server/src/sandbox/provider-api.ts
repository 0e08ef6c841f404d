import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { chargedFor, chargeOutcome, SLOW_ANSWER_MS } from './behavior.js';
import { guardedBy, keyOf, refuse } from './merchant-call.js';
import type { Charge, SandboxStore } from './sandbox-store.js';

const chargeBody = z.strictObject({
  token: z.string().max(100),
  amountInCents: z.int().positive(),
  currency: z.literal('USD'),
  reference: z.string().min(1).max(40),
});
const refundBody = z.strictObject({ charge: z.string().max(100), amountInCents: z.int().positive() });

const shown = (charge: Charge) => ({
  id: charge.id,
  status: charge.status,
  failureCode: charge.failureCode,
  amountInCents: charge.amountInCents,
  refundedInCents: charge.refundedInCents,
  currency: charge.currency,
  reference: charge.reference,
  card: { brand: charge.brand, last4: charge.last4, identity: charge.identity },
});

interface ProviderApi {
  readonly store: SandboxStore;
  readonly secretKey: string;
  readonly now: () => Date;
}

/** A merchant server's calls: charges and refunds, each under an idempotency key, all behind the secret key. */
export const addProviderApi = (server: FastifyInstance, { store, secretKey, now }: ProviderApi): void => {
  const guarded = guardedBy(secretKey);

  server.post('/v1/charges', guarded, async (request, reply) => {
    const body = chargeBody.safeParse(request.body);
    const idempotencyKey = keyOf(request);
    if (!body.success || idempotencyKey === null) return refuse(reply, 400, 'invalid_request');
    const requestHash = createHash('sha256').update(JSON.stringify(body.data)).digest('hex');
    const earlier = await store.findCharge(idempotencyKey, now());
    if (earlier) {
      return earlier.requestHash === requestHash
        ? reply.send(shown(earlier))
        : refuse(reply, 409, 'idempotency_key_reused');
    }
    const card = await store.findToken(body.data.token, now());
    if (!card) return refuse(reply, 404, 'token_unknown');
    if (card.behavior === 'providerFault') return refuse(reply, 500, 'provider_fault');
    const charge = await store.charge(
      { id: `ch_${randomUUID()}`, idempotencyKey, requestHash, ...chargedFor(card.behavior, body.data) },
      card,
      chargeOutcome(card.behavior, now()),
      now(),
    );
    if (!charge || charge.requestHash !== requestHash) return refuse(reply, 409, 'idempotency_key_reused');
    if (card.behavior === 'slowApproval') await pause(SLOW_ANSWER_MS, undefined, { ref: false });
    return reply.send(shown(charge));
  });

  server.get<{ Params: { token: string } }>('/v1/tokens/:token', guarded, async (request, reply) => {
    const card = await store.findToken(request.params.token, now());
    return card
      ? reply.send({ brand: card.brand, last4: card.last4, identity: card.identity })
      : refuse(reply, 404, 'token_unknown');
  });

  server.get<{ Querystring: { idempotency_key?: string } }>(
    '/v1/charges',
    guarded,
    async (request, reply) => {
      const charge = await store.findCharge(request.query.idempotency_key ?? '', now());
      return charge ? reply.send(shown(charge)) : refuse(reply, 404, 'charge_unknown');
    },
  );

  server.post('/v1/refunds', guarded, async (request, reply) => {
    const body = refundBody.safeParse(request.body);
    const idempotencyKey = keyOf(request);
    if (!body.success || idempotencyKey === null) return refuse(reply, 400, 'invalid_request');
    const id = await store.refund({
      id: `re_${randomUUID()}`,
      idempotencyKey,
      chargeId: body.data.charge,
      amountInCents: body.data.amountInCents,
    });
    return id === null ? refuse(reply, 409, 'refund_impossible') : reply.send({ id, status: 'succeeded' });
  });
};
