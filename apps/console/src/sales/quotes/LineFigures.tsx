import type { DeskOffer } from '@simpletread/contract';
import { formatMoney, marginWords } from '@simpletread/domain';

import type { QuoteFormLine } from './quote-form.js';
import styles from './Quotes.module.css';

interface LineFiguresProps {
  readonly offer: DeskOffer | undefined;
  readonly line: Pick<QuoteFormLine, 'tireId' | 'axle'>;
}

/** Retail beside the customer's own price, and what the tire earns. */
export const LineFigures = ({ offer, line }: LineFiguresProps) => {
  const priced = offer?.lines.find(({ productId, axle }) => productId === line.tireId && axle === line.axle);
  if (offer === undefined || priced === undefined) return null;
  const { lineId, salePriceInCents, retailPriceInCents, priceLabel } = priced;
  const margin = offer.margins?.find((one) => one.lineId === lineId);
  const { marginPpm = null, floorInCents = null, isBelowFloor = false } = margin ?? {};
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Retail</dt>
        <dd>
          {priceLabel === null ? formatMoney(retailPriceInCents) : <s>{formatMoney(retailPriceInCents)}</s>}
        </dd>
      </div>
      {priceLabel !== null && (
        <div>
          <dt>{priceLabel}</dt>
          <dd>
            <b>{formatMoney(salePriceInCents)}</b>
          </dd>
        </div>
      )}
      {margin !== undefined && (
        <>
          <div>
            <dt>Quoted</dt>
            <dd>
              <b>{formatMoney(margin.unitPriceInCents)}</b>
            </dd>
          </div>
          <div>
            <dt>Margin</dt>
            <dd data-low={isBelowFloor ? 'true' : undefined}>
              {marginPpm === null ? 'Cost unknown' : marginWords(marginPpm)}
              {isBelowFloor && ', below the floor'}
            </dd>
          </div>
          {floorInCents !== null && (
            <div>
              <dt>Floor</dt>
              <dd>{formatMoney(floorInCents)}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  );
};
