import Button from '@mui/material/Button';
import type { AdminOrder } from '@simpletread/contract';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { flushSync } from 'react-dom';

import { useCan } from '../../../shell/auth/index.js';
import {
  explainPath,
  MissedPromotions,
  orderDraft,
  orderLineNames,
  PriceParts,
} from '../../../pricing/index.js';
import { Instant } from '../../../shell/time/index.js';
import { orderNumberText, Panel } from '../../../shell/detail/index.js';
import styles from './PricePanel.module.css';

/** Prints this panel alone, unfolded. The page is drawn that way before the print dialog opens. */
const usePrint = (): { readonly isPrinting: boolean; readonly print: () => void } => {
  const [isPrinting, setPrinting] = useState(false);
  const print = (): void => {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  return { isPrinting, print };
};

/** The explanation of an order's total, as recorded when it was charged. Nothing is computed again. */
export const PricePanel = ({ order }: { readonly order: AdminOrder }) => {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { isPrinting, print } = usePrint();
  const { pricing, priceRecord } = order;
  const code = priceRecord?.couponCode ?? null;
  return (
    <div className={styles.sheet} data-printed={isPrinting}>
      <Panel
        title="Price breakdown"
        extra={
          <span className={styles.actions}>
            <Button size="small" onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Collapse all' : 'Expand all'}
            </Button>
            <Button size="small" onClick={print}>
              Print
            </Button>
            {can('pricing.explain') && (
              <Button size="small" component={LinkBase} to={explainPath({ a: orderDraft(order) })}>
                Explain price
              </Button>
            )}
          </span>
        }
      >
        <p className={styles.note}>
          Order {orderNumberText(order.orderNumber)}, as charged{' '}
          <Instant at={priceRecord?.at ?? order.placedAt} isFull />
          {code !== null && `, with the code ${code}`}.
        </p>
        <PriceParts
          price={pricing}
          lists={priceRecord?.lists ?? []}
          names={orderLineNames(order)}
          isOpen={isOpen || isPrinting}
        />
        {priceRecord === null ? (
          <p className={styles.note}>Why other promotions didn’t apply isn’t recorded for this order.</p>
        ) : (
          <MissedPromotions missed={priceRecord.missed} leftOut={priceRecord.missedLeftOut} />
        )}
      </Panel>
    </div>
  );
};
