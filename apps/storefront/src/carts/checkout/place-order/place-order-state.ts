export interface PlaceOrderState {
  /** Why the order was not placed, in a sentence. */
  readonly problem: string | null;
  /** Where that can be mended, and what the link says; null where trying again is all. */
  readonly way: { readonly href: string; readonly label: string } | null;
  readonly attempt: number;
}
