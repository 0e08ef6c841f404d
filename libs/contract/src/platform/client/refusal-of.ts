import { ownValue } from '@simpletread/domain';

import { errorBodySchema, FAULT_TABLE } from '../faults/index.js';
import type { ContractErrorKind } from './contract-error.js';
import { ContractError } from './contract-error.js';

const KINDS: Readonly<Record<number, ContractErrorKind>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
};

const textAt = (value: unknown, ...path: string[]): string | null => {
  let current: unknown = value;
  for (const name of path) {
    if (typeof current !== 'object' || current === null) return null;
    current = ownValue(current as Record<string, unknown>, name);
  }
  return typeof current === 'string' && current !== '' ? current : null;
};

/** Returns the error for a status outside 200 to 299; `body` is the parsed JSON, or undefined. */
export const refusalOf = (statusCode: number, body: unknown): ContractError => {
  const detail = textAt(body, 'detail');
  const kind = KINDS[statusCode] ?? (detail === null ? 'ServerError' : 'OtherError');
  const ours = errorBodySchema.safeParse(body);
  if (ours.success) return new ContractError({ kind, ...ours.data });
  const message =
    textAt(body, 'errorMessage') ?? textAt(body, 'error', 'message') ?? textAt(body, 'message') ?? detail;
  const fallback = statusCode === 404 ? FAULT_TABLE['route.unknown'] : FAULT_TABLE['server.unexpected'];
  return new ContractError({ kind, statusCode, message: message ?? fallback.message });
};
