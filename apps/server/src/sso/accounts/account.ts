/** A customer's sign-in. An erased one no longer reads as an account. */
export interface Account {
  readonly accountId: string;
  /** In lower case. */
  readonly email: string;
  readonly isEmailProved: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits, and `x` with the extension where there is one. */
  readonly phone: string | null;
  /** Asked to join SimpleCrew while registering. */
  readonly isCrewRequested: boolean;
  /** A closed account neither signs in nor keeps a session. */
  readonly isActive: boolean;
  readonly version: number;
  readonly createdAt: Date;
}
