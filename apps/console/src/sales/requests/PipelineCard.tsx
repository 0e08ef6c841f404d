import type { SalesRequestRow } from '@simpletread/contract';
import { classNames } from '@simpletread/ui';
import type { KeyboardEvent } from 'react';
import { LinkBase } from 'react-admin';

import { useMinute } from '../../shell/time/index.js';
import { clockOf, nameText, tiresText, valueText, wishText } from './request-text.js';
import styles from './Pipeline.module.css';

/** The steps that a key on a card takes. */
export const CARD_KEYS: ReadonlyMap<string, 'step' | 'lose' | 'quote'> = new Map([
  ['n', 'step'],
  ['l', 'lose'],
  ['w', 'quote'],
]);

const ARROWS: ReadonlyMap<string, readonly [columns: number, rows: number]> = new Map([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
]);

const cardsOf = (column: Element | undefined): HTMLElement[] =>
  column === undefined ? [] : [...column.querySelectorAll<HTMLElement>('[data-card]')];

/** Moves the focus to the next card up, down, or in the next column that has cards. */
const moveFocus = (from: HTMLElement, [columns, rows]: readonly [number, number]): void => {
  const all = [...document.querySelectorAll('[data-column]')];
  let at = all.findIndex((column) => column.contains(from));
  const row = cardsOf(all[at]).indexOf(from);
  if (columns === 0) {
    cardsOf(all[at])[row + rows]?.focus();
    return;
  }
  for (at += columns; at >= 0 && at < all.length; at += columns) {
    const cards = cardsOf(all[at]);
    const target = cards[Math.min(row, cards.length - 1)];
    if (target !== undefined) {
      target.focus();
      return;
    }
  }
};

interface PipelineCardProps {
  readonly record: SalesRequestRow;
  readonly onKey: (step: 'step' | 'lose' | 'quote') => void;
}

/** A request on the board. Arrows move between cards; the keys of its steps work while it has the focus. */
export const PipelineCard = ({ record, onKey }: PipelineCardProps) => {
  const now = useMinute();
  const clock = clockOf(record, now);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = ARROWS.get(event.key);
    const step = CARD_KEYS.get(event.key);
    if (move === undefined && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (move !== undefined) moveFocus(event.currentTarget, move);
    else if (step !== undefined) onKey(step);
  };
  return (
    <LinkBase
      to={`/sales-requests/${record.id}/show`}
      className={styles.card}
      data-card={record.id}
      onKeyDown={press}
    >
      <span className={styles.line}>
        <b className={styles.name}>{nameText(record)}</b>
        <b className="t-num">{valueText(record)}</b>
      </span>
      <span className={styles.wish}>{wishText(record) || tiresText(record.quantity)}</span>
      {record.nextStep !== null && <span className={styles.wish}>{record.nextStep}</span>}
      <span className={styles.line}>
        <span className={classNames(styles.clock, clock.isLate && styles.late)}>{clock.text}</span>
        <span className={styles.wish}>{record.owner?.name ?? 'unassigned'}</span>
      </span>
    </LinkBase>
  );
};
