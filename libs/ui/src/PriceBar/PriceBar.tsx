import { formatMoney, type Cents } from '@simpletread/domain';
import { classNames } from '../class-names.js';
import styles from './PriceBar.module.css';

/** The parts of the total; discounts are already deducted from their part. */
export type PriceShares = { tires: Cents; installation: Cents; fees: Cents };

export type PriceBarProps = {
  shares: PriceShares;
  /** False if rows next to the bar already say the same. */
  isDescribed?: boolean;
  className?: string | undefined;
};

const parts = ['tires', 'installation', 'fees'] as const satisfies readonly (keyof PriceShares)[];

const words: Record<keyof PriceShares, string> = {
  tires: 'Tires',
  installation: 'installation',
  fees: 'fees and tax',
};

/** Returns the bar's text: every part above zero, in the order of the bar. */
export const describeShares = (shares: PriceShares): string =>
  parts
    .filter((part) => shares[part] > 0)
    .map((part) => `${words[part]} ${formatMoney(shares[part])}`)
    .join(', ');

/** The total as one bar: tires in yellow, installation in ink, fees and tax in gray. */
export const PriceBar = ({ shares, isDescribed = true, className }: PriceBarProps) => (
  <span
    className={classNames(styles.bar, className)}
    {...(isDescribed ? { role: 'img', 'aria-label': describeShares(shares) } : { 'aria-hidden': true })}
  >
    {parts
      .filter((part) => shares[part] > 0)
      .map((part) => (
        <i key={part} className={styles[part]} style={{ flexGrow: shares[part], flexBasis: 0 }} />
      ))}
  </span>
);
