export interface TableException {
  /** Relative to the server's `src`. */
  readonly path: string;
  readonly table: string;
  readonly because: string;
}

/** SQL on another feature's tables, with the reason it is allowed. */
export const EXCEPTIONS: readonly TableException[] = [
  {
    path: 'carts/payment-attempts/payment-attempt.repository.ts',
    table: 'orders.order',
    because: 'One statement matches an attempt with its order; a call to orders should replace it.',
  },
  {
    path: 'carts/gift-card-choice/cart-choice.repository.ts',
    table: 'gift_cards.cart_choice',
    because: 'The table dates from when gift cards stored the choice; nothing else uses it.',
  },
  {
    path: 'insight/telemetry/client-error.repository.ts',
    table: 'platform.client_error',
    because: 'The table is older than telemetry’s schema; only retention uses it too.',
  },
  {
    path: 'reviews/reviews/review.reader.ts',
    table: 'catalogue.review',
    because: 'The table is older than the reviews room; the catalogue never uses it.',
  },
  ...['personal-views.ts', 'saved-view.repository.ts'].map((file) => ({
    path: `platform/saved-views/${file}`,
    table: 'identity.saved_view',
    because: 'The table was created with staff, who own the views; nothing else uses it.',
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
      because: 'A view of its feature: one statement copies the sales of one moment.',
    }),
  ),
  ...['orders.order', 'orders.order_line', 'orders.refund', 'catalogue.available_stock'].map((table) => ({
    path: 'insight/dashboard/dashboard-sql.ts',
    table,
    because: 'Each daily figure is one statement over all orders.',
  })),
];
