import { HttpError } from 'react-admin';

import { newIdempotencyKey } from './idempotency-key.js';
import { recordError } from './record-error.js';

interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: unknown;
}

const READS = ['GET', 'HEAD'];

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const send = async (url: string, options: RequestInit, headers: Headers): Promise<Response> => {
  try {
    return await fetch(url, { ...options, headers, credentials: 'include' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new HttpError('We couldn’t reach the server. Please try again.', 0);
  }
};

/** The fetch of the stock data provider: with our session, an idempotency key on writes, and refusals as it knows them. */
export const httpClient = async (
  url: string,
  options: RequestInit = {},
  idempotencyKey: string = newIdempotencyKey(),
): Promise<HttpAnswer> => {
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  // The range travels in the query; as a header it would cost a preflight before every list.
  headers.delete('range');
  // The stock provider names a type for a DELETE, which has no body.
  if (typeof options.body === 'string') headers.set('content-type', 'application/json');
  else headers.delete('content-type');
  if (!READS.includes(options.method ?? 'GET')) headers.set('idempotency-key', idempotencyKey);
  const response = await send(url, options, headers);
  const body = await response.text();
  const json = parsed(body);
  if (!response.ok) throw recordError(response.status, json);
  return { status: response.status, headers: response.headers, body, json };
};
