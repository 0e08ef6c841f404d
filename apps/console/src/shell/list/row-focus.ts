const ROW_LINK = '[data-row-link]';

const links = (table: ParentNode): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(ROW_LINK)];

/** The id of the row that has the focus. */
export const focusedRow = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;

/**
 * Moves the focus by `step` rows within `table`, to the link that opens the row. Without a focused row it begins at the
 * one named by `startId`, else at the first.
 */
export const moveRowFocus = (table: ParentNode, step: 1 | -1, startId: string | undefined): void => {
  const all = links(table);
  const current = focusedRow();
  const indexOf = (id: string | null | undefined): number =>
    all.findIndex((link) => link.closest<HTMLElement>('[data-row]')?.dataset['row'] === id);
  const at = indexOf(current);
  const start = Math.max(0, indexOf(startId));
  const next = at === -1 ? start : Math.min(all.length - 1, Math.max(0, at + step));
  all[next]?.focus();
  all[next]?.scrollIntoView({ block: 'nearest' });
};
