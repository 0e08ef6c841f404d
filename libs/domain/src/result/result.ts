import type { FaultCode } from './fault-code.js';
import type { Fault } from './fault.js';

/** The result of an operation that can be refused: its value, or a fault. */
export type Result<T, C extends FaultCode = FaultCode> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault<C> };

/** Wraps `value` as a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Refuses with `code`; `data` fills the placeholders of its wording and never contains secrets. */
export const refuse = <C extends FaultCode>(
  code: C,
  data: Fault['data'] = {},
): { readonly ok: false; readonly fault: Fault<C> } => ({ ok: false, fault: { code, data } });

/** Applies `change` to a success; returns a refusal unchanged. */
export const mapResult = <T, U, C extends FaultCode>(
  result: Result<T, C>,
  change: (value: T) => U,
): Result<U, C> => (result.ok ? ok(change(result.value)) : result);
