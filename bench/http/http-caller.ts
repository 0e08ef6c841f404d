import { Agent, request } from 'node:http';

import type { CallInput, EndpointShape, ReplyOf } from '@simpletread/contract';
import { buildUrl } from '@simpletread/contract';

/** A call encoded once, to be sent many times. */
export interface PreparedCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A failed reply. */
export class CallFailed extends Error {
  constructor(status: number, body: string) {
    const code = /"code":"([^"]+)"/.exec(body)?.[1];
    super(code === undefined ? String(status) : `${status} ${code}`);
  }
}

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Encodes a call of `endpoint` at `baseUrl`. */
export const prepare = <E extends EndpointShape>(
  baseUrl: string,
  endpoint: E,
  input: CallInput<E>,
  headers: Readonly<Record<string, string>> = {},
): PreparedCall => {
  const { params, query, body } = input as Parts;
  const text = body === undefined ? null : JSON.stringify(body);
  return {
    method: endpoint.method,
    url: new URL(buildUrl(baseUrl, endpoint.path, params, query)),
    headers: text === null ? headers : { ...headers, 'content-type': 'application/json' },
    body: text,
  };
};

/** Sends calls over persistent sockets, and reads every reply to its end. */
export class HttpCaller {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' });

  /** Returns the text of a success; throws a CallFailed for anything else. */
  send({ method, url, headers, body }: PreparedCall): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, agent: this.agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(text);
          else reject(new CallFailed(status, text));
        });
      });
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }

  /** Like `send`, with the parsed reply of `endpoint`. */
  async call<E extends EndpointShape>(_endpoint: E, prepared: PreparedCall): Promise<ReplyOf<E>> {
    return JSON.parse(await this.send(prepared)) as ReplyOf<E>;
  }

  close(): void {
    this.agent.destroy();
  }
}
