import type { CartReply } from '@simpletread/contract';
import { Banner } from '@simpletread/ui';
import type { ReactNode } from 'react';

interface ReplacedOrderNoteProps extends Pick<CartReply, 'replacesOrder'> {
  /** The button that keeps both orders. */
  readonly action?: ReactNode;
}

/** A note in cart and checkout that the order will replace another. */
export const ReplacedOrderNote = ({ replacesOrder, action }: ReplacedOrderNoteProps) =>
  replacesOrder === null ? null : (
    <Banner tone="info" action={action}>
      This order replaces order{' '}
      <span className="t-num" style={{ whiteSpace: 'nowrap' }}>
        {replacesOrder}
      </span>
      , which is cancelled and refunded as soon as you place this one.
    </Banner>
  );
