import type { AccountTypeName } from '@simpletread/domain';

/** A member of staff who sees the shop as a customer. */
export interface ActingStaff {
  readonly staffId: string;
  readonly name: string;
  /** Whether they may see addresses, streets and phone numbers in full. */
  readonly seesContacts: boolean;
}

/** A customer who has signed in. What the account may do comes from its rows, never from the request. */
export interface CustomerPrincipal {
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly isEmailProved: boolean;
  /** The account's types, the one that decides its prices first; never empty. */
  readonly accountTypes: readonly AccountTypeName[];
  /** The sign-in that the token belongs to. */
  readonly sessionId: string;
  /** The member of staff who looks at the shop as this customer and may change nothing; null for the customer. */
  readonly actingStaff: ActingStaff | null;
}

/** Tells whose access token it is; provided by the identity feature. */
export abstract class CustomerAuthenticator {
  /** The customer, or null for a token that is unknown, expired or revoked. */
  abstract authenticate(accessToken: string): Promise<CustomerPrincipal | null>;
}
