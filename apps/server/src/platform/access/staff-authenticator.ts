import type { Cents, PermissionHolder } from '@simpletread/domain';

/** A person signed in to the console. */
export interface StaffPrincipal extends PermissionHolder {
  readonly staffId: string;
  readonly name: string;
  /** The name of a built-in or a composed role. */
  readonly role: string;
  /** The most that this person gives back without a second one, in cents. */
  readonly refundLimit: Cents;
}

/** The credentials of a request. Browsers send cookies on their own, bearer tokens never. */
export interface StaffCredentials {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly bearer: string | null;
}

/** The sender of a request, and the credential that proved it. */
export interface AuthenticatedStaff {
  readonly staff: StaffPrincipal;
  readonly by: 'cookie' | 'bearer';
}

/** Identifies the sender of a request. The identity feature provides it. */
export abstract class StaffAuthenticator {
  abstract authenticate(credentials: StaffCredentials): Promise<AuthenticatedStaff | null>;

  /** True if the session of these cookies is live. Asking doesn't keep it alive. */
  abstract isSignedIn(cookies: StaffCredentials['cookies']): Promise<boolean>;
}
