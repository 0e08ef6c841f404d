import type { FaultCode } from '@simpletread/domain';

import type { ErrorBody, FieldFault } from '../faults/index.js';

/** What kind of failure a call ended in; callers branch on it, people read the message. */
export type ContractErrorKind =
  | 'BadRequest'
  | 'Unauthorized'
  | 'Forbidden'
  | 'NotFound'
  | 'ServerError'
  | 'NetworkError'
  | 'AbortError'
  | 'InvalidJson'
  | 'UrlBaseNotConfigured'
  | 'OtherError';

export interface ContractErrorDetails {
  readonly kind: ContractErrorKind;
  readonly message: string;
  readonly code?: FaultCode | null;
  readonly statusCode?: number | null;
  readonly fields?: readonly FieldFault[];
  readonly data?: ErrorBody['data'];
  readonly cause?: unknown;
}

/** Why a call of the client did not succeed. */
export class ContractError extends Error {
  readonly kind: ContractErrorKind;
  /** The server's fault code, or null where no server answered in our shape. */
  readonly code: FaultCode | null;
  /** The HTTP status, or null where there was no answer. */
  readonly statusCode: number | null;
  /** What is wrong with each field of the request. */
  readonly fields: readonly FieldFault[];
  readonly data: NonNullable<ErrorBody['data']>;

  constructor(details: ContractErrorDetails) {
    super(details.message, { cause: details.cause });
    this.name = 'ContractError';
    this.kind = details.kind;
    this.code = details.code ?? null;
    this.statusCode = details.statusCode ?? null;
    this.fields = details.fields ?? [];
    this.data = details.data ?? {};
  }
}
