import type { RecordKind, RecordValues } from '@simpletread/domain';

/** The mapping of a kind of record to its table. All texts are constants of the code; `t` is the table in them. */
export interface RecordMapping {
  readonly kind: RecordKind;
  readonly subjectType: string;
  readonly table: string;
  /** The table as `t`, with what names need. */
  readonly from: string;
  readonly idColumn: string;
  /** A natural key is one of the fields; without one, records get generated ids. */
  readonly idField?: string;
  readonly label: string;
  /** The expression that a list's search looks through. */
  readonly search: string;
  /** Sorts by what names a record. */
  readonly orderBy: readonly [string, ...string[]];
  /** The column of each field. */
  readonly columns: Readonly<Record<string, string>>;
  /** Further filters of lists: each is the text that must equal the filter. */
  readonly alsoFilters?: Readonly<Record<string, string>>;
  /** Fields whose column holds an empty text for nothing. */
  readonly blanks?: readonly string[];
  /** Columns that follow from the fields. */
  readonly derived?: (values: RecordValues) => Readonly<Record<string, unknown>>;
  readonly tidied?: (values: RecordValues) => RecordValues;
  /** The field with the record's page in the shop. */
  readonly address?: RecordAddress;
  /** Fields that name a record of another kind, by the field that is its key. */
  readonly references?: readonly RecordReference[];
}

/** All addresses a record ever had. They stay reserved for it. */
export interface RecordAddress {
  readonly field: string;
  readonly table: string;
  /**
   * The column with the id of the record that owns the address, and the text of the record's name; `h` is the table.
   */
  readonly holder: string;
  readonly holderLabel: string;
  /** Field and column within which addresses are unique, such as the brand of a line. */
  readonly within?: readonly [field: string, column: string];
}

export interface RecordReference {
  readonly field: string;
  readonly kind: RecordKind;
  readonly key: string;
}
