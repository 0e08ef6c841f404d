export interface TableException {
  /** Below the server's `src`. */
  readonly path: string;
  readonly table: string;
  readonly because: string;
}

/** Where a feature reads or writes another one's table by SQL, and why it may. */
export const EXCEPTIONS: readonly TableException[] = [
  {
    path: 'checkout/payment-attempt.repository.ts',
    table: 'orders.order',
    because: 'An attempt and its order are matched in one statement; to be asked of orders instead.',
  },
  {
    path: 'fitment/fitment.reader.ts',
    table: 'catalogue.tire',
    because: 'Catalogue imports fitment, so fitment cannot ask it how many tires are on sale in a size.',
  },
  {
    path: 'telemetry/client-error.repository.ts',
    table: 'platform.client_error',
    because: 'The table was made before telemetry had a schema; nobody else touches it but retention.',
  },
  {
    path: 'catalogue/stock/stock.repository.ts',
    table: 'locations.warehouse',
    because: 'Stock is chosen by the distance of its warehouse inside the transaction that takes it.',
  },
  ...['brand', 'category', 'product_line', 'tire', 'tire_size'].map((table) => ({
    path: 'pricing/desk/known-keys.reader.ts',
    table: `catalogue.${table}`,
    because:
      'Catalogue asks pricing for prices, so pricing cannot ask it whether what a rule names is there.',
  })),
  ...['orders.charged_order', 'carts.left_cart', 'catalogue.priced_tire', 'catalogue.past_tire_price'].map(
    (table) => ({
      path: 'simulations/sale.repository.ts',
      table,
      because: 'A view of its feature: sales are copied as of one moment, which takes one statement.',
    }),
  ),
  {
    path: 'appointments/booking.repository.ts',
    table: 'installers.shop_capacity',
    because: 'A view of installers: how many cars a shop takes is read by the statement that gives a seat.',
  },
  {
    path: 'orders/dashboard/dashboard-sql.ts',
    table: 'catalogue.available_stock',
    because: 'A figure of the dashboard; to be asked of catalogue instead.',
  },
];
