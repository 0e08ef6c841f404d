import type { TireCard } from '@simpletread/contract';
import { formatMoney, scaleCents } from '@simpletread/domain';
import { PriceBlock, type PriceBlockProps } from '@simpletread/ui';
import { doorContext, priceShares } from './door-price';
import { PayLaterNote } from './PayLaterNote';
import { FreightIncluded, FreightNote, PriceNotes } from './PriceNotes';
import styles from './TirePrice.module.css';

interface TirePriceProps {
  readonly tire: Pick<
    TireCard,
    | 'priceInCents'
    | 'retailPriceInCents'
    | 'priceLabel'
    | 'struckPriceInCents'
    | 'freightInCents'
    | 'setPriceInCents'
    | 'outTheDoor'
    | 'rear'
  >;
  readonly size?: PriceBlockProps['size'];
  /** Shows the price per tire first. */
  readonly isPerTire?: boolean;
  readonly hasBar?: boolean;
}

const TIRES_OF_A_SET = 4;

const Price = ({ tire, size = 'm', isPerTire = false, hasBar = true }: TirePriceProps) => {
  const { outTheDoor, rear } = tire;
  if (outTheDoor === null) {
    return rear === null ? (
      <PriceBlock
        amount={tire.priceInCents}
        size={size}
        isPartial
        label="per tire,"
        context="add a ZIP for the total"
      />
    ) : (
      <PriceBlock
        amount={tire.setPriceInCents}
        size={size}
        isPartial
        label="2 front, 2 rear,"
        context="add a ZIP for the total"
      />
    );
  }
  if (isPerTire) {
    return (
      <PriceBlock
        amount={rear === null ? tire.priceInCents : scaleCents(tire.setPriceInCents, 1, TIRES_OF_A_SET)}
        size={size}
        label={rear === null ? 'per tire' : 'per tire on average'}
        context={`${formatMoney(outTheDoor.totalInCents)} out the door`}
      />
    );
  }
  return (
    <div className={styles.price}>
      <PriceBlock
        amount={outTheDoor.totalInCents}
        size={size}
        context={doorContext(outTheDoor)}
        {...(hasBar ? { shares: priceShares(outTheDoor) } : {})}
        {...(hasBar && rear === null ? { perTire: { cents: tire.priceInCents } } : {})}
      />
      {hasBar && rear !== null && (
        <p className={styles.axles}>
          Front {formatMoney(tire.priceInCents)}, rear {formatMoney(rear.priceInCents)} per tire
        </p>
      )}
    </div>
  );
};

/**
 * A tire's price, as large as its place allows: out the door if the ZIP is known, otherwise per tire with the missing parts. Marks an
 * account's own price and freight.
 */
export const TirePrice = (props: TirePriceProps) => (
  <div className={styles.price}>
    <Price {...props} />
    <PriceNotes tire={props.tire} />
    {props.tire.outTheDoor === null ? (
      <FreightNote freightInCents={props.tire.freightInCents} />
    ) : (
      <>
        <FreightIncluded freightInCents={props.tire.outTheDoor.freightInCents} />
        <PayLaterNote payLater={props.tire.outTheDoor.payLater} isLinked={false} />
      </>
    )}
  </div>
);
