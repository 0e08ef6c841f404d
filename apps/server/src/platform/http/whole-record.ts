import { isDeepStrictEqual } from 'node:util';

import type { ErrorBody, FieldFault, Schema } from '@simpletread/contract';
import { ownValue } from '@simpletread/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { readAt } from './bound-endpoint.js';
import type { Exchange } from './exchange.js';
import { FaultError } from './fault-error.js';

type Fields = Readonly<Record<string, unknown>>;

const NOT_FORWARDED = [
  'accept-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'transfer-encoding',
];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (schema: Schema | undefined): ReadonlySet<string> =>
  new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** Reads the record as its caller would, with the caller's rights. Null if it doesn't exist; any other refusal is thrown on. */
const currentRecord = async ({ server, url, headers, socket }: FastifyRequest): Promise<Fields | null> => {
  const forwarded = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.includes(name));
  const reply = await server.inject({
    method: 'GET',
    url,
    headers: Object.fromEntries(forwarded),
    remoteAddress: socket.remoteAddress ?? '',
  });
  if (reply.statusCode === 404) return null;
  if (reply.statusCode === 200) return reply.json<Fields>();
  const { code, data = {} } = reply.json<ErrorBody>();
  throw new FaultError({ code, data });
};

const refusal = (names: readonly string[]): FaultError => {
  const fields = names.map((field): FieldFault => ({
    path: `body.${field}`,
    code: 'request.readOnly',
    message: FaultError.of('request.readOnly', { field }).toBody().message,
  }));
  return new FaultError({ code: 'request.readOnly', data: {} }, fields);
};

/**
 * Lets a staff client send a record back whole, as the GET at the same address returned it. Unchanged read-only fields are dropped from
 * the body; changed ones are refused by name. A record that is missing, or newer than the body's version, is left to its handler.
 */
export const dropReadOnlyFields = async ({ bound: { endpoint }, request }: Exchange): Promise<void> => {
  const { body } = request;
  if (endpoint.method !== 'PUT' || endpoint.access.kind !== 'staff' || !isFields(body)) return;
  const written = fieldsOf(endpoint.body);
  const read = fieldsOf(readAt(endpoint)?.reply);
  const sent = Object.keys(body).filter((name) => read.has(name) && !written.has(name));
  if (sent.length === 0) return;
  const current = await currentRecord(request);
  const isCurrent = current !== null && current['version'] === body['version'];
  const changed = isCurrent
    ? sent.filter((name) => !isDeepStrictEqual(ownValue(body, name), ownValue(current, name)))
    : [];
  if (changed.length > 0) throw refusal(changed);
  request.body = Object.fromEntries(Object.entries(body).filter(([name]) => !sent.includes(name)));
};
