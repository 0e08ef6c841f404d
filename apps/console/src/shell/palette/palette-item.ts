export interface PaletteItem {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly detail: string;
  readonly keys: string | null;
  readonly run: () => void;
}

/** True if every typed word begins a word of `label`. */
export const isMatch = (label: string, typed: string): boolean => {
  const words = label.toLowerCase().split(/\s+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
};

/** The index `step` away from `at` in a ring of `count`; 0 when there is nothing. */
export const stepIndex = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count;
