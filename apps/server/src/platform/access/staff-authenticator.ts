import type { Cents, PermissionHolder } from '@simpletread/domain';

/** Who is signed in to the console. */
export interface StaffPrincipal extends PermissionHolder {
  readonly staffId: string;
  readonly name: string;
  /** The name of a role that comes with the console, or of one that was composed. */
  readonly role: string;
  /** The most that this person gives back without a second one, in cents. */
  readonly refundLimit: Cents;
}

/** What a request proves its sender with. A bearer token is never sent by a browser on its own, a cookie is. */
export interface StaffCredentials {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly bearer: string | null;
}

/** Who sent a request, and by which of its credentials that was proved. */
export interface AuthenticatedStaff {
  readonly staff: StaffPrincipal;
  readonly by: 'cookie' | 'bearer';
}

/** Tells who the sender of a request is; provided by the identity feature. */
export abstract class StaffAuthenticator {
  abstract authenticate(credentials: StaffCredentials): Promise<AuthenticatedStaff | null>;

  /** Whether the session of these cookies still lives; asking does not keep it alive. */
  abstract isSignedIn(cookies: StaffCredentials['cookies']): Promise<boolean>;
}
