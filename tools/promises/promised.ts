import type { Figure } from './figures.js';
import type { Proof } from './proof.js';

export interface Promised {
  readonly what: string;
  /** Matches a sentence that makes the promise. */
  readonly pattern: RegExp;
  /** All of them are needed. */
  readonly provedBy: readonly Proof[];
  /** The only numbers that such a sentence may quote: the rules' own constants, or the terms that people keep. */
  readonly figures?: readonly Figure[];
}
