import type { AccountTypeName } from '@simpletread/domain';

/** A staff member acting for a customer. */
export interface ActingStaff {
  readonly staffId: string;
  readonly name: string;
  /** True if they may see addresses, streets and phone numbers in full. */
  readonly seesContacts: boolean;
}

/** A signed-in customer. The account's rights come from its records, never from the request. */
export interface CustomerPrincipal {
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly isEmailProved: boolean;
  /** The account's types, the one that decides prices first. Never empty. */
  readonly accountTypes: readonly AccountTypeName[];
  /** The sign-in that the token belongs to. */
  readonly sessionId: string;
  /** The staff member acting for this customer, who may change nothing. Null for the customer in person. */
  readonly actingStaff: ActingStaff | null;
}

/** Identifies the owner of an access token. The identity feature provides it. */
export abstract class CustomerAuthenticator {
  /** The customer, or null for a token that is unknown, expired or revoked. */
  abstract authenticate(accessToken: string): Promise<CustomerPrincipal | null>;
}
