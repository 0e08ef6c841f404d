import type { Result } from '@simpletread/domain';

/** An order's number and ZIP, with the code that a guarded number needs. */
export interface PurchaseClaim {
  readonly orderNumber: string;
  readonly zip: string;
  readonly code?: string | undefined;
}

/** Knows which order tires come from; orders provide it, as they know reviews and reviews know no orders. */
export abstract class PurchaseProof {
  /** The newest order of an account with tires of the line; null if there is none. */
  abstract ofAccount(accountId: string, lineId: string): Promise<string | null>;
  /** The order whose buyer we asked about the line with this key; null for any other key. */
  abstract ofInvitation(token: string, lineId: string): Promise<string | null>;
  /** The addresses of an order's buyer: as entered, and of the account. */
  abstract addressesOf(orderId: string): Promise<readonly string[]>;
  /** The order that a number and ZIP open, guarded like tracking. Refuses with `review.notBought` if it has no tires of the line. */
  abstract ofOrder(claim: PurchaseClaim, lineId: string, caller: string | null): Promise<Result<string>>;
  /** The newest order of an account whose tires this shop has installed; null if there is none. */
  abstract installedForAccount(accountId: string, shopId: string): Promise<string | null>;
  /** As `ofOrder`, of tires that this shop has installed. Refuses with `review.notInstalled`. */
  abstract installedWithOrder(
    claim: PurchaseClaim,
    shopId: string,
    caller: string | null,
  ): Promise<Result<string>>;
}
