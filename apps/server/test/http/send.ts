import request from 'supertest';

const textOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

/** Statuses of which an answer has no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

const responseOf = ({ status, headers, body }: request.Response): Response => {
  const fields = new Headers();
  for (const [name, value] of Object.entries(headers as Readonly<Record<string, string | readonly string[]>>))
    for (const text of textOf(value)) fields.append(name, text);
  return new Response(EMPTY.has(status) ? null : new Uint8Array(body as Buffer), { status, headers: fields });
};

/** Keeps an answer's bytes as they came: what they mean is for the test to say. */
const bytes = (response: unknown, done: (error: Error | null, body: Buffer) => void): void => {
  const stream = response as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
};

type Method = 'delete' | 'get' | 'head' | 'options' | 'patch' | 'post' | 'put';

/**
 * Sends an HTTP request by supertest and returns its answer as `fetch` does, redirects not followed: what every integration test
 * calls a server by, its typed client included. Streams that never end (server-sent events) are read by `fetch` itself.
 */
export const send = async (to: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  // Lets the platform serialize forms and headers in any form they were given.
  const asked = new Request(to, init);
  const { origin, pathname, search } = new URL(asked.url);
  const method = asked.method.toLowerCase() as Method;
  const call = request(origin)
    [method](`${pathname}${search}`)
    .redirects(0)
    .buffer(true)
    .parse(bytes)
    .serialize((body: unknown) => body as string)
    .ok(() => true);
  for (const [name, value] of asked.headers) void call.set(name, value);
  asked.signal.addEventListener('abort', () => void call.abort());
  const body = Buffer.from(await asked.arrayBuffer());
  const answered = Promise.resolve(body.length === 0 ? call : call.send(body));
  return responseOf(
    await answered.catch((cause: unknown) => {
      throw new TypeError('fetch failed', { cause });
    }),
  );
};
