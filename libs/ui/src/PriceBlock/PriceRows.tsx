import { formatMoney, type Cents } from '@simpletread/domain';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { PriceShares } from '../PriceBar/PriceBar.js';
import styles from './PriceBlock.module.css';

export type PriceRow = {
  id: string;
  label: ReactNode;
  cents: Cents;
  /** The row's part of the bar, or a saving in negative cents. */
  part?: keyof PriceShares | 'saving';
  /** Shown in place of a zero amount: 'Free' for shipping. */
  wordsAtZero?: string;
};

export type PriceRowsProps = { rows: readonly PriceRow[]; className?: string };

const figure = ({ cents, wordsAtZero }: PriceRow): string =>
  cents === 0 ? (wordsAtZero ?? formatMoney(cents)) : formatMoney(cents);

/** The rows of the total, matched to the bar by color and order. */
export const PriceRows = ({ rows, className }: PriceRowsProps) => (
  <dl className={classNames(styles.rows, className)}>
    {rows.map((row) => (
      <div key={row.id} className={classNames(styles.row, row.part && styles[row.part])}>
        <dt>{row.label}</dt>
        <dd>{figure(row)}</dd>
      </div>
    ))}
  </dl>
);
