import type { StaffPermission } from '../../sso/index.js';

/** The desks of the console, which group its menu and its queues. */
export const DESKS = ['Support', 'Sales', 'Store', 'Catalog', 'Shops', 'Warehouse', 'Admin'] as const;

export type Desk = (typeof DESKS)[number];

/** A queue: its words, its desk, and the list behind it. */
export interface QueueRow {
  readonly label: string;
  readonly desk: Desk;
  /** All of them; the first opens the list. */
  readonly needs: readonly [StaffPermission, ...StaffPermission[]];
  /** The console's list and the filter that shows exactly what the queue counts. */
  readonly list: string;
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** The list's column by which the next one comes first. */
  readonly next: string;
  /**
   * `promise`: must be done by a time. `waiting`: waits for a person, the oldest first. `running`: runs by itself until a time; nobody
   * has to take it.
   */
  readonly kind: 'promise' | 'waiting' | 'running';
  /** True if `list` is a page of the warehouse desk: it has no filter, and opens a record by a scan. */
  readonly isDesk?: true;
}
