/** A version of the record that the form continues from, and the values that were sent to get it. */
export interface Base<Row, Values> {
  readonly record: Row;
  readonly sent: Values;
}
