/** What a strategy is given of a request: the form, who sends it, and from which browser. */
export interface SignInAttempt {
  readonly body: unknown;
  readonly ip: string;
  readonly browserHash: string;
}
