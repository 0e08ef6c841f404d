import { createHash, randomBytes } from 'node:crypto';

/** The partner's planned answer; `slow` and `fault` happen when the shop's server asks. */
export const ANSWERS = ['verified', 'denied', 'fault', 'slow'] as const;

export type PartnerAnswer = (typeof ANSWERS)[number];

export interface PartnerVisit {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly group: string;
  readonly person: string;
  readonly answer: PartnerAnswer;
}

const CODE_LIFE_MS = 60_000;
const MOST_KEPT = 1000;

const secret = (): string => randomBytes(24).toString('base64url');

/** Codes and tokens of the partner's sandbox, in memory for a minute. A restart may drop them. */
export class PartnerVisits {
  private readonly codes = new Map<string, { visit: PartnerVisit; endsAtMs: number }>();
  private readonly tokens = new Map<string, { visit: PartnerVisit; endsAtMs: number }>();

  constructor(private readonly now: () => Date) {}

  code(visit: PartnerVisit): string {
    return this.put(this.codes, visit);
  }

  /** The visit of a code that fits; the code is used up either way. */
  redeem(code: string, redirectUri: string, verifier: string): PartnerVisit | null {
    const visit = this.take(this.codes, code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return visit !== null && visit.redirectUri === redirectUri && visit.challenge === challenge
      ? visit
      : null;
  }

  token(visit: PartnerVisit): string {
    return this.put(this.tokens, visit);
  }

  visitOf(token: string): PartnerVisit | null {
    return this.take(this.tokens, token);
  }

  private put(kept: Map<string, { visit: PartnerVisit; endsAtMs: number }>, visit: PartnerVisit): string {
    const oldest = kept.keys().next();
    if (kept.size >= MOST_KEPT && oldest.done !== true) kept.delete(oldest.value);
    const key = secret();
    kept.set(key, { visit, endsAtMs: this.now().getTime() + CODE_LIFE_MS });
    return key;
  }

  private take(
    kept: Map<string, { visit: PartnerVisit; endsAtMs: number }>,
    key: string,
  ): PartnerVisit | null {
    const found = kept.get(key);
    kept.delete(key);
    return found !== undefined && found.endsAtMs > this.now().getTime() ? found.visit : null;
  }
}
