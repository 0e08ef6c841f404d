import type { TireVariant } from '@simpletread/contract';
import { formatMoney, type Cents } from '@simpletread/domain';
import { VisuallyHidden } from '@simpletread/ui';
import styles from './PriceNotes.module.css';

interface PriceNotesProps {
  readonly tire: Pick<
    TireVariant,
    'priceInCents' | 'retailPriceInCents' | 'priceLabel' | 'struckPriceInCents'
  >;
}

/**
 * Beside the price of a tire: that it is the account's own, and what everybody else pays; or for everybody, what it was. Only a price
 * that was really charged lately stands struck, which the API alone knows.
 */
export const PriceNotes = ({ tire }: PriceNotesProps) => {
  const { priceLabel, priceInCents, retailPriceInCents, struckPriceInCents } = tire;
  if (priceLabel !== null)
    return (
      <span className={styles.note}>
        <b>{priceLabel}</b>
        {retailPriceInCents > priceInCents && <span>{formatMoney(retailPriceInCents)} without it</span>}
      </span>
    );
  if (struckPriceInCents === null) return null;
  return (
    <span className={styles.note}>
      <b>{formatMoney(priceInCents)} a tire</b>
      <s>
        <VisuallyHidden>was </VisuallyHidden>
        {formatMoney(struckPriceInCents)}
      </s>
    </span>
  );
};

/** What freight an oversized tire costs on top of its price, while no total holds it; nothing for all others, which ship free. */
export const FreightNote = ({ freightInCents }: { freightInCents: Cents }) =>
  freightInCents === 0 ? null : (
    <span className={styles.note}>
      <span>Oversized: {formatMoney(freightInCents)} freight a tire on top</span>
    </span>
  );

/** That a total holds freight. */
export const FreightIncluded = ({ freightInCents }: { freightInCents: Cents }) =>
  freightInCents === 0 ? null : (
    <span className={styles.note}>
      <span>Includes {formatMoney(freightInCents)} oversize freight</span>
    </span>
  );
