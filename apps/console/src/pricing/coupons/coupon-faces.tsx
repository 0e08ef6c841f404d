import type { CouponBatchRow } from '@simpletread/contract';
import { Chip, type ChipMark, type ChipTone } from '@simpletread/ui';

import styles from './Coupons.module.css';

const count = new Intl.NumberFormat('en-US');

const FACES: Readonly<
  Record<
    CouponBatchRow['state'],
    { readonly label: string; readonly tone: ChipTone; readonly mark: ChipMark }
  >
> = {
  making: { label: 'Creating', tone: 'info', mark: 'half' },
  ready: { label: 'Ready', tone: 'good', mark: 'full' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', mark: 'ring' },
};

export const BatchChip = ({ state }: Pick<CouponBatchRow, 'state'>) => {
  const { label, tone, mark } = FACES[state];
  return (
    <Chip tone={tone} mark={mark}>
      {label}
    </Chip>
  );
};

/** The number of codes made, with a progress bar meanwhile. */
export const Made = ({ made, size, state }: Pick<CouponBatchRow, 'made' | 'size' | 'state'>) =>
  state === 'making' ? (
    <span className={styles.making}>
      <progress aria-label="Codes created" max={size} value={made} />
      {count.format(made)} of {count.format(size)}
    </span>
  ) : (
    <>{count.format(made)}</>
  );

/** The pattern of its codes. */
export const codeText = ({ ownCode, prefix }: Pick<CouponBatchRow, 'ownCode' | 'prefix'>): string =>
  ownCode ?? (prefix === '' ? 'random' : `${prefix}-…`);
