/** When staff saw the shop as a customer, as the customer is told. */
export interface StaffLook {
  /** First name and role. */
  readonly by: string;
  /** What it was about. */
  readonly about: string;
  readonly beganAt: string;
}

/** Read by the page of sessions; whoever keeps the visits provides it. */
export abstract class StaffLooks {
  /** The last ones, newest first. */
  abstract of(accountId: string): Promise<readonly StaffLook[]>;
}
