import type { Result, VerifiedGroup } from '@simpletread/domain';

/** A person the partner has verified. */
export interface VerifiedPerson {
  /** The partner's own id of the person. */
  readonly subject: string;
  readonly groups: readonly VerifiedGroup[];
}

/** A visit to the partner's pages, as it is known to both sides. */
export interface VerificationVisit {
  readonly group: VerifiedGroup;
  readonly state: string;
  /** Binds the code to this visit: a code from another visit is worthless. */
  readonly codeVerifier: string;
}

/** The partner that verifies military, students and teachers. */
export abstract class IdentityVerification {
  /** The partner's address for the browser. */
  abstract pageUrl(visit: VerificationVisit): string;
  /** The person the partner verified. Calls the network, so never inside a transaction. */
  abstract redeem(
    code: string,
    visit: VerificationVisit,
  ): Promise<Result<VerifiedPerson, 'verification.denied' | 'verification.unavailable'>>;
}
