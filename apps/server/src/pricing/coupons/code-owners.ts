/** The person about to use a code, as far as the cart knows. */
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

/** Finds the owner of a personal code. The feature that gives codes to people provides it. */
export abstract class CodeOwners {
  /** True if the buyer owns the code or shares the owner's household. */
  abstract isOwn(code: string, buyer: CodeBuyer): Promise<boolean>;
}
