export interface TableException {
  /** Relative to the server's `src`. */
  readonly path: string;
  readonly table: string;
  readonly because: string;
}

/** SQL on another feature's tables, with the reason it is allowed. */
export const EXCEPTIONS: readonly TableException[] = [
  {
    path: 'orders/picks/pick.repository.ts',
    table: 'catalogue.stock_allocation',
    because:
      'One statement opens every pick that is due, so that none is missed between reading and writing.',
  },
  {
    path: 'orders/picks/pick.repository.ts',
    table: 'locations.warehouse',
    because: 'The same statement asks who picks at the warehouse at that moment.',
  },
  {
    path: 'catalogue/stock/stock.repository.ts',
    table: 'locations.warehouse',
    because: 'Stock is chosen by the distance of its warehouse inside the transaction that takes it.',
  },
  ...['orders.charged_order', 'carts.left_cart', 'catalogue.priced_tire', 'catalogue.past_tire_price'].map(
    (table) => ({
      path: 'insight/simulations/sale.repository.ts',
      table,
      because: 'A view of its feature: one statement copies the sales of one moment.',
    }),
  ),
  ...['orders.order', 'orders.order_line', 'orders.refund', 'catalogue.available_stock'].map((table) => ({
    path: 'insight/dashboard/dashboard-sql.ts',
    table,
    because: 'Each daily figure is one statement over all orders.',
  })),
];
