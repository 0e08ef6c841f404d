/** Published with `{ accountId }` when sessions of an account have ended. Token caches drop its tokens. */
export const SESSIONS_ENDED = 'identity.sessions-ended';

/** The claims that a valid access token proves. */
export interface VerifiedToken {
  readonly accountId: string;
  /** Identifies the provider session of the token; grants nothing. */
  readonly sid: string;
  readonly grantId: string;
  readonly expiresAt: Date;
}

/** The provider's access tokens, as others may use them. */
export abstract class CustomerTokens {
  /** Reads the tables each time; null for a token that is unknown, over or revoked, or whose account is closed. */
  abstract verify(accessToken: string): Promise<VerifiedToken | null>;
  /** Ends every session of an account at the provider and revokes all its tokens, at once; publishes SESSIONS_ENDED. */
  abstract endSessions(accountId: string): Promise<void>;
  /** As `endSessions`, for the one session that `sid` identifies. */
  abstract endSession(accountId: string, sid: string): Promise<void>;
}
