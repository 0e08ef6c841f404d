import type { FaultCode } from '@simpletread/domain';

import type { ErrorBody, FieldFault } from '../faults/index.js';

/** The kind of failure of a call. Callers branch on it; the message is for people. */
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

/** A call of the client that failed. */
export class ContractError extends Error {
  readonly kind: ContractErrorKind;
  /** The server's fault code, or null without an answer in our format. */
  readonly code: FaultCode | null;
  /** The HTTP status, or null without an answer. */
  readonly statusCode: number | null;
  /** The faults of the request's fields. */
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
