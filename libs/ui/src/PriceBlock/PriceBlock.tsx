import { formatMoney, type Cents } from '@simpletread/domain';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { PriceBar, type PriceShares } from '../PriceBar/PriceBar.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './PriceBlock.module.css';
import { PriceRows, type PriceRow } from './PriceRows.js';

export type PriceBlockProps = {
  amount: Cents;
  /** The amount's name: the first, stronger words below it. */
  label?: ReactNode;
  /** The amount's content: the words after the dot. */
  context?: ReactNode;
  size?: 's' | 'm' | 'l';
  shares?: PriceShares;
  rows?: readonly PriceRow[];
  perTire?: { cents: Cents; wasCents?: Cents | undefined };
  /** Not the total yet, as without a ZIP: set in a quieter ink. */
  isPartial?: boolean;
  /** Shown under the last known amount, such as 'Price could not refresh'. */
  error?: string | undefined;
  /** One sentence to announce when it changes. */
  announcement?: string;
  className?: string;
};

const PerTire = ({ cents, wasCents }: { cents: Cents; wasCents?: Cents | undefined }) => (
  <span className={styles.perTire}>
    <b>{formatMoney(cents)}</b> per tire
    {wasCents !== undefined && (
      <s className={styles.was}>
        <VisuallyHidden>was </VisuallyHidden>
        {formatMoney(wasCents)}
      </s>
    )}
  </span>
);

/** The amount, then its content in words, then the bar, then the rows. */
export const PriceBlock = ({
  amount,
  label = 'out the door',
  context = '4 tires, installed',
  size = 'm',
  shares,
  rows,
  perTire,
  isPartial = false,
  error,
  announcement,
  className,
}: PriceBlockProps) => (
  <div className={classNames(styles.block, styles[size], isPartial && styles.isPartial, className)}>
    <div className={styles.top}>
      <div>
        {/* the key makes a new amount fade in */}
        <span key={amount} className={styles.amount}>
          {formatMoney(amount)}
        </span>
        <span className={styles.words}>
          <b>{label}</b>
          {context !== null && <> {isPartial ? context : <>· {context}</>}</>}
        </span>
      </div>
      {size === 'l' && perTire && <PerTire {...perTire} />}
    </div>
    {shares && <PriceBar shares={shares} isDescribed={rows === undefined} className={styles.bar} />}
    {size !== 'l' && perTire && <PerTire {...perTire} />}
    {rows && <PriceRows rows={rows} />}
    {error && <span className={styles.error}>{error}</span>}
    {announcement !== undefined && <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>}
  </div>
);
