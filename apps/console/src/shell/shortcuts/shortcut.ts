export interface Shortcut {
  /** One key (`j`, `?`, `Enter`, `Escape`), two in a row (`g o`), or with the command key (`mod+k`). */
  readonly keys: string;
  readonly label: string;
  readonly group:
    | 'Everywhere'
    | 'Go to'
    | 'Lists'
    | 'Order'
    | 'Return'
    | 'Claim'
    | 'Review'
    | 'Case'
    | 'Request'
    | 'Request'
    | 'Customer'
    | 'Application'
    | 'Fleet'
    | 'Unit';
  readonly run: () => void;
}
