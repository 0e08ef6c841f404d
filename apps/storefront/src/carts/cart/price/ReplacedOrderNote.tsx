import type { CartReply } from '@simpletread/contract';
import { Banner } from '@simpletread/ui';

/** A note in cart and checkout that the order will replace another. */
export const ReplacedOrderNote = ({ replacesOrder }: Pick<CartReply, 'replacesOrder'>) =>
  replacesOrder === null ? null : (
    <Banner tone="info">
      This order replaces order{' '}
      <span className="t-num" style={{ whiteSpace: 'nowrap' }}>
        {replacesOrder}
      </span>
      , which is cancelled and refunded as soon as you place this one.
    </Banner>
  );
