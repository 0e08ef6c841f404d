export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface Named {
  readonly source: string;
  readonly label: string;
}

/** One thing that a list can be narrowed by. */
export type FilterField =
  | (Named & { readonly kind: 'choice'; readonly options: readonly FilterOption[] })
  | (Named & { readonly kind: 'flag'; readonly yes: string; readonly no?: string })
  | (Named & { readonly kind: 'text' | 'number' })
  /** A day in the East, kept as the instant at which it begins, or for `to` the one at which the next begins. */
  | (Named & { readonly kind: 'day'; readonly edge: 'from' | 'to' });
