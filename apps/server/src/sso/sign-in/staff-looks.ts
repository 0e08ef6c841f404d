/** Visits by staff acting for a customer, as the customer sees them. */
export interface StaffLook {
  /** First name and role. */
  readonly by: string;
  /** The reason. */
  readonly about: string;
  readonly beganAt: string;
}

/** Read by the sessions page; provided by the feature that stores the visits. */
export abstract class StaffLooks {
  /** The last ones, newest first. */
  abstract of(accountId: string): Promise<readonly StaffLook[]>;
}
