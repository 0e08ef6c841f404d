import type { FaultCode } from './fault-code.js';

export type { FaultCode } from './fault-code.js';

/** A refusal that callers are expected to handle: a namespaced code, and the figures for its wording. */
export interface Fault<C extends FaultCode = FaultCode> {
  readonly code: C;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}
