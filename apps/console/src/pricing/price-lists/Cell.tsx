import { type KeyboardEvent, useState } from 'react';

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Moves the focus to another row of the same column. False if there is none. */
const moveTo = (from: HTMLElement, { row, column }: CellPlace): boolean => {
  const cell = from
    .closest('table')
    ?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  cell?.focus();
  return cell !== undefined && cell !== null;
};

/** Enter moves down, Shift+Enter up; so do the arrows where they choose nothing. */
export const moveByKey = (event: KeyboardEvent<HTMLElement>, { row, column }: CellPlace): void => {
  const isArrow =
    event.currentTarget.tagName === 'INPUT' && !/date/.test((event.currentTarget as HTMLInputElement).type);
  const step =
    event.key === 'Enter'
      ? event.shiftKey
        ? -1
        : 1
      : isArrow && event.key === 'ArrowDown'
        ? 1
        : isArrow && event.key === 'ArrowUp'
          ? -1
          : 0;
  if (step === 0) return;
  event.preventDefault();
  if (!moveTo(event.currentTarget, { row: row + step, column })) event.currentTarget.blur();
};

interface CellProps {
  readonly label: string;
  readonly place: CellPlace;
  readonly value: string;
  readonly isFigure?: boolean;
  readonly list?: string;
  readonly hint?: string;
  readonly disabled: boolean;
  readonly onCommit: (text: string) => void;
}

/** A cell of the grid. What is typed counts once one leaves the cell; Escape takes it back. */
export const Cell = ({
  label,
  place,
  value,
  isFigure = false,
  list,
  hint,
  disabled,
  onCommit,
}: CellProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    if (draft !== null && draft !== value) onCommit(draft);
    setDraft(null);
  };
  return (
    <input
      aria-label={label}
      data-row={place.row}
      data-column={place.column}
      data-end={isFigure || undefined}
      inputMode={isFigure ? 'decimal' : 'text'}
      autoComplete="off"
      list={list}
      disabled={disabled}
      placeholder={hint}
      maxLength={120}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDraft(null);
        else moveByKey(event, place);
      }}
    />
  );
};
