/** A value of a field of a record. */
export type FieldValue = string | number | boolean | null;

/** The fields of a record by their names; money in cents. */
export type RecordValues = Readonly<Record<string, FieldValue>>;

export interface FieldOption {
  readonly value: string | number;
  /** What people read, and what stands in a table. */
  readonly label: string;
}

/** What a field may hold. An optional one may also be null. */
export type FieldRule =
  | { readonly kind: 'text'; readonly max: number; readonly isLong?: true; readonly pattern?: RegExp }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly decimals: number }
  /** Cents; dollars in a table. */
  | { readonly kind: 'money'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly FieldOption[] };

export interface RecordField {
  readonly name: string;
  readonly label: string;
  readonly rule: FieldRule;
  readonly isOptional?: true;
  /** Part of what tells records of a kind apart in a table. It is given when the record is made and stays. */
  readonly isKey?: true;
  /** A new record begins with the value of this field of its own where nothing is said. */
  readonly beginsAs?: string;
  /** Not changed for many records at once. */
  readonly isSingle?: true;
  /** One of the columns of the list. */
  readonly isListed?: true;
  /** What lists can be narrowed by. */
  readonly isFilter?: true;
}
