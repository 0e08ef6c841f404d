import type { StaffRole } from '@simpletread/domain';

/** Who is signed in to the console. */
export interface StaffPrincipal {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** What a request proves its sender with. A bearer token is never sent by a browser on its own, a cookie is. */
export interface StaffCredentials {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly bearer: string | null;
}

/** Tells who the sender of a request is; provided by the identity feature. */
export abstract class StaffAuthenticator {
  abstract authenticate(credentials: StaffCredentials): Promise<StaffPrincipal | null>;
}
