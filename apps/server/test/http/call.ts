import { send } from './send.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A plain HTTP call, for what the typed client would not send; `body` is sent as it is when it is text. */
export const call = async (
  url: string,
  { body, headers = {}, method }: { body?: unknown; headers?: Record<string, string>; method?: string } = {},
): Promise<Answer> => {
  const response = await send(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
};
