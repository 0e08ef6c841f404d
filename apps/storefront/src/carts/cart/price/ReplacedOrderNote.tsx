import type { CartReply } from '@simpletread/contract';
import { Banner } from '@simpletread/ui';

/** Says that the order of a cart replaces another one, in cart and checkout. */
export const ReplacedOrderNote = ({ replacesOrder }: Pick<CartReply, 'replacesOrder'>) =>
  replacesOrder === null ? null : (
    <Banner tone="info">
      This order replaces order <span className="t-num">{replacesOrder}</span>, which is cancelled and
      refunded as soon as you place this one.
    </Banner>
  );
