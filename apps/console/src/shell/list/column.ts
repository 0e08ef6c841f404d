import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** The field that the server sorts by; without it the column does not sort. */
  readonly sortBy?: string;
  /** Figures and money align right. */
  readonly isEnd?: boolean;
  /** The narrowest screen that shows it; without it every screen does. */
  readonly from?: 'M' | 'L' | 'XL' | 'XXL';
  readonly render: (row: Row) => ReactNode;
}
