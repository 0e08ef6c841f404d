import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { errorBody } from './sandbox-replies.js';

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
  readonly timeoutMs: number;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** `unanswered` covers timeouts and torn answers: whether the request took effect is not known. */
type NoAnswer = 'unreachable' | 'unanswered';

const partOf = (value: unknown, name: 'cause' | 'code'): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Partial<Record<typeof name, unknown>>)[name]
    : undefined;

const isRefusedConnection = (error: unknown): boolean =>
  partOf(partOf(error, 'cause'), 'code') === 'ECONNREFUSED';

/** The code of an error that the provider answered with. */
export const errorCodeOf = ({ status, body }: Answered): string => {
  const parsed = errorBody.safeParse(body);
  return parsed.success ? parsed.data.error.code : `status_${status}`;
};

/** Calls of the sandbox provider with the merchant's secret key. */
@Injectable()
export class SandboxClient {
  private readonly authorization: string;

  constructor(private readonly config: Config) {
    this.authorization = `Basic ${Buffer.from(`${config.paymentSandboxKey}:`).toString('base64')}`;
  }

  async ask({ method, path, key, body, timeoutMs }: Asked): Promise<Answered | NoAnswer> {
    try {
      const response = await fetch(`${this.config.sandboxUrl}${path}`, {
        method,
        headers: {
          authorization: this.authorization,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    } catch (error) {
      return isRefusedConnection(error) ? 'unreachable' : 'unanswered';
    }
  }
}
