/** Who is about to use a code, as far as the cart tells. */
export interface CodeBuyer {
  /** The signed-in customer's; null for a guest. */
  readonly accountId: string | null;
  readonly shipTo: {
    readonly email: string;
    readonly address1: string;
    readonly address2?: string | null;
    readonly zip: string;
  } | null;
}

/** Tells whose code a code is, where it is somebody's; provided by who gives codes to people. */
export abstract class CodeOwners {
  /** Whether a buyer is who the code belongs to, or of their household. */
  abstract isOwn(code: string, buyer: CodeBuyer): Promise<boolean>;
}
