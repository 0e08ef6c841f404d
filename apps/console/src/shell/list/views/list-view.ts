import type { ColumnChoice } from '../columns/column-choice.js';

export type ListFilter = Readonly<Record<string, unknown>>;

export interface ListSort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** A list as someone wants it again: what is in it and in which order. */
export interface ListView {
  readonly name: string;
  readonly filter: ListFilter;
  readonly sort?: ListSort | undefined;
  /** Shown and hidden columns; a view without them leaves the person’s own. */
  readonly columns?: ColumnChoice | undefined;
  /** The colleague who shares it. */
  readonly sharedBy?: string | null;
  /** Shows how many records are in it; only for views that are cheap to count. */
  readonly isCounted?: boolean;
}

const canonical = (filter: ListFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([a], [b]) => a.localeCompare(b, 'en')),
  );

/** True if two filters select the same records. */
export const isSameFilter = (a: ListFilter, b: ListFilter): boolean => canonical(a) === canonical(b);
