export interface PlaceOrderState {
  /** Why the order was not placed, in a sentence. */
  readonly problem: string | null;
  /** The link that fixes it; null if only a retry helps. */
  readonly way: { readonly href: string; readonly label: string } | null;
  /** Why the PO number can't be taken; null if it can. */
  readonly poNumberError: string | null;
  readonly attempt: number;
}
