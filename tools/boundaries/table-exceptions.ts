export interface TableException {
  /** Below the server's `src`. */
  readonly path: string;
  readonly table: string;
  readonly because: string;
}

/** Where a feature reads or writes another one's table by SQL, and why it may. */
export const EXCEPTIONS: readonly TableException[] = [
  {
    path: 'carts/attempts/payment-attempt.repository.ts',
    table: 'orders.order',
    because: 'An attempt and its order are matched in one statement; to be asked of orders instead.',
  },
  {
    path: 'carts/gift-card-choice/cart-choice.repository.ts',
    table: 'gift_cards.cart_choice',
    because: 'The table was made when gift cards kept the choice; nobody else touches it.',
  },
  {
    path: 'insight/telemetry/client-error.repository.ts',
    table: 'platform.client_error',
    because: 'The table was made before telemetry had a schema; nobody else touches it but retention.',
  },
  {
    path: 'reviews/reviews/review.reader.ts',
    table: 'catalogue.review',
    because: 'The table was made before reviews had a room; the catalogue never touches it.',
  },
  ...['personal-views.ts', 'saved-view.repository.ts'].map((file) => ({
    path: `platform/saved-views/${file}`,
    table: 'identity.saved_view',
    because: 'The table was made beside staff, whose views they are; nobody else touches it.',
  })),
  {
    path: 'catalogue/stock/stock.repository.ts',
    table: 'locations.warehouse',
    because: 'Stock is chosen by the distance of its warehouse inside the transaction that takes it.',
  },
  ...['orders.charged_order', 'carts.left_cart', 'catalogue.priced_tire', 'catalogue.past_tire_price'].map(
    (table) => ({
      path: 'insight/simulations/sale.repository.ts',
      table,
      because: 'A view of its feature: sales are copied as of one moment, which takes one statement.',
    }),
  ),
  ...['orders.order', 'orders.order_line', 'orders.refund', 'catalogue.available_stock'].map((table) => ({
    path: 'insight/dashboard/dashboard-sql.ts',
    table,
    because: 'Figures of a day are added up over all orders in one statement each.',
  })),
  ...['identity.account', 'orders.order'].map((table) => ({
    path: 'pricing/gift-cards/staff/show-gift-card.ts',
    table,
    because: 'Staff read whose card it is and which orders it paid beside each of its moves.',
  })),
  {
    path: 'sso/customers/staff/show-account.ts',
    table: 'orders.order',
    because: 'Staff read how many orders an account has; accounts know no orders to ask.',
  },
];
