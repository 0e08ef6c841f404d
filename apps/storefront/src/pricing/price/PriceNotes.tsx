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
 * Next to a tire's price: that it is the account's own, and the regular price; or for everyone, the former price. Only a price that was
 * charged recently is struck, as the API decides.
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
      <b>{formatMoney(priceInCents)} per tire</b>
      <s>
        <VisuallyHidden>was </VisuallyHidden>
        {formatMoney(struckPriceInCents)}
      </s>
    </span>
  );
};

/** The freight of an oversized tire in addition to its price, while no total includes it; nothing for other tires, which ship free. */
export const FreightNote = ({ freightInCents }: { freightInCents: Cents }) =>
  freightInCents === 0 ? null : (
    <span className={styles.note}>
      <span>Oversized: {formatMoney(freightInCents)} freight per tire on top</span>
    </span>
  );

/** Says that a total includes freight. */
export const FreightIncluded = ({ freightInCents }: { freightInCents: Cents }) =>
  freightInCents === 0 ? null : (
    <span className={styles.note}>
      <span>Includes {formatMoney(freightInCents)} oversize freight</span>
    </span>
  );
