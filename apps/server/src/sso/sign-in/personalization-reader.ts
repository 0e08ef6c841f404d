export interface UserPersonalization {
  readonly userLocation: { readonly zip: string | null; readonly region: string | null };
}

/**
 * What the shop remembers of a customer; a later feature provides it under this token. Until then, and for a customer
 * without any, there is nothing.
 */
export abstract class PersonalizationReader {
  /** `regionId`, where given, asks for what holds in that region. */
  abstract read(accountId: string, regionId: string | null): Promise<UserPersonalization>;
}
