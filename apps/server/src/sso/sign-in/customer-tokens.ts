/** Published, with `{ accountId }`, when sessions of an account have ended: whoever keeps its tokens in memory drops them. */
export const SESSIONS_ENDED = 'identity.sessions-ended';

/** What an access token of the provider proves. */
export interface VerifiedToken {
  readonly accountId: string;
  /** Tells the provider's session that the token belongs to from others; opens nothing. */
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
  /** As `endSessions`, for the one session of the account that `sid` tells from others. */
  abstract endSession(accountId: string, sid: string): Promise<void>;
}
