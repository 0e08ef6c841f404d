import type { RecordKind, RecordValues } from '@simpletread/domain';

/** How records of a kind lie in a table. All texts are constants of the code; `t` is the table in them. */
export interface RecordTable {
  readonly kind: RecordKind;
  readonly subjectType: string;
  readonly table: string;
  /** The table as `t`, with what names need. */
  readonly from: string;
  readonly idColumn: string;
  /** A natural key is one of the fields; without one, records get ids of their own. */
  readonly idField?: string;
  readonly label: string;
  /** What the search of a list looks through. */
  readonly search: string;
  /** Sorts by what names a record. */
  readonly orderBy: readonly [string, ...string[]];
  /** The column of each field. */
  readonly columns: Readonly<Record<string, string>>;
  /** What else lists are narrowed by: the text that has to be what was asked for. */
  readonly alsoFilters?: Readonly<Record<string, string>>;
  /** Fields whose column holds an empty text for nothing. */
  readonly blanks?: readonly string[];
  /** Columns that follow from the fields. */
  readonly derived?: (values: RecordValues) => Readonly<Record<string, unknown>>;
  readonly tidied?: (values: RecordValues) => RecordValues;
  /** The field that says where its page stands in the shop. */
  readonly address?: RecordAddress;
  /** Fields that name a record of another kind, by the field that is its key. */
  readonly references?: readonly RecordReference[];
}

/** Every address that records ever had: each stays its record's, and no other one gets it. */
export interface RecordAddress {
  readonly field: string;
  readonly table: string;
  /** The column with the id of the record that has or had it, and the text of what that is called; `h` is the table. */
  readonly holder: string;
  readonly holderLabel: string;
  /** What of a record its address is told apart within, as lines are within their brand: field and column. */
  readonly within?: readonly [field: string, column: string];
}

export interface RecordReference {
  readonly field: string;
  readonly kind: RecordKind;
  readonly key: string;
}
