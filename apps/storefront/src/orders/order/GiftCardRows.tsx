import { type Cents, formatMoney, giftCardLabel, subtractCents, ZERO_CENTS } from '@simpletread/domain';
import styles from './GiftCardRows.module.css';

/** A gift card's part of a total, and its number. */
export interface GiftCardPart {
  readonly number: string;
  readonly paysInCents: Cents;
  readonly toPayInCents: Cents;
}

/** Below a total: the gift card's part, and the rest to pay. */
export const GiftCardRows = ({ part, leftLabel }: { part: GiftCardPart; leftLabel: string }) => (
  <dl className={styles.rows}>
    <div>
      <dt>{giftCardLabel(part.number)}</dt>
      <dd className="t-num">{formatMoney(subtractCents(ZERO_CENTS, part.paysInCents))}</dd>
    </div>
    <div>
      <dt>
        <b>{leftLabel}</b>
      </dt>
      <dd className="t-num">
        <b>{formatMoney(part.toPayInCents)}</b>
      </dd>
    </div>
  </dl>
);
