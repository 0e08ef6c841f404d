import type { Result, VerifiedGroup } from '@simpletread/domain';

/** Somebody whom the partner has verified. */
export interface VerifiedPerson {
  /** The partner's own id of the person. */
  readonly subject: string;
  readonly groups: readonly VerifiedGroup[];
}

/** A visit to the partner's pages, as it is known to both sides. */
export interface VerificationVisit {
  readonly group: VerifiedGroup;
  readonly state: string;
  /** Binds the code to this visit: a code that came from another one is worth nothing. */
  readonly codeVerifier: string;
}

/** The partner that verifies who is of the military, a student or a teacher. */
export abstract class IdentityVerification {
  /** Where the browser goes. */
  abstract pageUrl(visit: VerificationVisit): string;
  /** Whom the partner verified; asked over the network, so never inside a transaction. */
  abstract redeem(
    code: string,
    visit: VerificationVisit,
  ): Promise<Result<VerifiedPerson, 'verification.denied' | 'verification.unavailable'>>;
}
