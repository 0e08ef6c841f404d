import type { OrderView } from '@simpletread/contract';

/** Returns an order's lines as rows of goods. */
export const goodsOfOrder = ({ lines }: OrderView) =>
  lines.map((line) => ({
    id: `${line.itemNumber}-${line.sizeCode}`,
    name: `${line.brandName} ${line.name}`,
    size: `${line.sizeCode} ${line.serviceDescription}`,
    imageKey: line.imageKey,
    quantity: line.quantity,
    removed: line.removedQuantity,
    subtotal: line.subtotalInCents,
  }));
