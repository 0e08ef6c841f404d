/** A value of a field of a record. */
export type FieldValue = string | number | boolean | null;

/** A record's fields by name; money in cents. */
export type RecordValues = Readonly<Record<string, FieldValue>>;

export interface FieldOption {
  readonly value: string | number;
  /** The field's label for people, and its column name in a table. */
  readonly label: string;
}

/** The values a field accepts. An optional field may also be null. */
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
  /** Part of the record's key in a table. Set when the record is created, and fixed from then on. */
  readonly isKey?: true;
  /** If no value is given, a new record starts with its value of this other field. */
  readonly beginsAs?: string;
  /** Can't be changed in bulk. */
  readonly isSingle?: true;
  /** Shown as a column of the list. */
  readonly isListed?: true;
  /** Offered as a filter of the list. */
  readonly isFilter?: true;
}
