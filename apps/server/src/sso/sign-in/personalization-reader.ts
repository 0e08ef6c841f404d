export interface UserPersonalization {
  readonly userLocation: { readonly zip: string | null; readonly region: string | null };
}

/**
 * The shop's memory of a customer, provided by a later feature under this token. Null without it, and for a customer
 * without any.
 */
export abstract class PersonalizationReader {
  /** `regionId`, where given, asks for what holds in that region. */
  abstract read(accountId: string, regionId: string | null): Promise<UserPersonalization>;
}
