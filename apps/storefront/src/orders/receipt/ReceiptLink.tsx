import type { OrderView } from '@simpletread/contract';
import { Button } from '@simpletread/ui';

/** Opens the PDF receipt in a tab of its own; nothing for someone who isn't known to be its owner. */
export const ReceiptLink = ({ order }: { readonly order: Pick<OrderView, 'receiptPath'> }) =>
  order.receiptPath === null ? null : (
    <Button href={order.receiptPath} target="_blank" rel="noopener" variant="ghost" data-print="hide">
      Receipt (PDF)
    </Button>
  );
