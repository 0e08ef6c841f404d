/** A strategy's input: the form, its sender and the browser. */
export interface SignInAttempt {
  readonly body: unknown;
  readonly ip: string;
  readonly browserHash: string;
  /** The browser's cookie of earlier sign-ins. */
  readonly deviceCookie: string | undefined;
}
