import type { CartLineReply } from '@simpletread/contract';
import { formatMoney, type Cents } from '@simpletread/domain';
import styles from './OwnPrice.module.css';

interface OwnPriceProps {
  /** Null where the price is everybody's: then nothing is shown. */
  readonly label: CartLineReply['priceLabel'];
  readonly retailPriceInCents: Cents;
}

/** That a price is the account's own, and what everybody else pays. */
export const OwnPrice = ({ label, retailPriceInCents }: OwnPriceProps) =>
  label === null ? null : (
    <span className={styles.own}>
      <b>{label}</b>
      <span>{formatMoney(retailPriceInCents)} without it</span>
    </span>
  );
