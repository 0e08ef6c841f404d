import { z } from 'zod';

import { publicAccess } from '../../access/index.js';
import { endpoint } from '../../endpoint/index.js';
import { shape } from '../../shape/index.js';
import { ContractError } from '../contract-error.js';
import { type ClientOptions, createClient } from '../create-client.js';

const base = { summary: 'x', access: publicAccess, faults: [] } as const;
export const get = endpoint({
  ...base,
  id: 'a.get',
  method: 'GET',
  path: '/things/{id}',
  params: shape({ id: z.string() }),
  reply: shape({ n: z.int() }),
});
export const post = endpoint({
  ...base,
  id: 'a.post',
  method: 'POST',
  path: '/things',
  body: shape({ n: z.int() }),
  reply: shape({ n: z.int() }),
});
export const list = endpoint({
  ...base,
  id: 'a.list',
  method: 'GET',
  path: '/things',
  reply: z.array(z.int()),
  isList: true,
});

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

export const clientWith = (
  answer: (sent: Sent) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) => {
  const sent: Sent[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: String(url), init });
    return answer({ url: String(url), init });
  };
  return { sent, client: createClient({ baseUrl: 'http://api', fetch, ...options }) };
};

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

export const failure = async (work: Promise<unknown>): Promise<ContractError> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ContractError) return error;
  throw new Error(`expected a ContractError, got ${String(error)}`);
};

export const failureFor = (answer: () => Response | Promise<Response>) =>
  failure(clientWith(answer).client.call(get, { params: { id: '1' } }));
