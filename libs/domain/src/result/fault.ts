import { ownValue } from '../lookup/index.js';
import type { FaultCode } from './fault-code.js';

export type { FaultCode } from './fault-code.js';

/** A refusal that callers are expected to handle: a namespaced code, and the figures for its wording. */
export interface Fault<C extends FaultCode = FaultCode> {
  readonly code: C;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}

/** Returns a wording with each `{name}` filled from a fault's data; a placeholder without data stays. */
export const fillWording = (wording: string, data: Fault['data']): string =>
  wording.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(ownValue(data, name) ?? placeholder));
