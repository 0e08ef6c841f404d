import type { AdminOrder, ListedOrder, previewCancellation, ReplyOf } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

type Plan = ReplyOf<typeof previewCancellation>;

/** The effects of cancelling an order of four tires. */
export const aCancellationPlan = (given: Partial<Plan> = {}): Plan => ({
  orderVersion: 3,
  closesAt: '2026-11-20T15:47:19.000Z',
  refundInCents: cents(75_548),
  needsApproval: false,
  refundLimitInCents: cents(150_000),
  refundTo: 'Visa 4242',
  stockToReturn: [{ label: 'Kestrel Tour 4S 225/65R17 102H', quantity: 4 }],
  effects: ['$755.48 is refunded to Visa 4242.', 'Back to stock at CAR: 4 × Kestrel Tour 4S 225/65R17 102H.'],
  ...given,
});

/** An order as far as the cancel dialog looks at it. */
export const anOrder = (
  given: Partial<Pick<AdminOrder, 'id' | 'orderNumber'>> = {},
): Pick<AdminOrder, 'id' | 'orderNumber'> => ({
  id: '01a1f7e3-49a0-7d3c-8d76-c85df6dd7471',
  orderNumber: '4K7QZ9M2XA',
  ...given,
});

/** A row of the orders list. */
export const anOrderRow = (given: Partial<ListedOrder> = {}): ListedOrder => ({
  id: '01a1f7e3-49a0-7d3c-8d76-c85df6dd7471',
  orderNumber: '4K7QZ9M2XA',
  placedAt: '2026-11-20T15:17:19.000Z',
  customerName: 'Priya Nair',
  email: 'priya@example.com',
  zip: '19147',
  accountType: 'Retail',
  loanId: null,
  vehicle: '2021 Subaru Outback Premium',
  sizes: ['225/65R17'],
  tireCount: 4,
  fulfilment: 'ship-to-shop',
  state: 'inTransit',
  paymentState: 'captured',
  cancelClosesAt: '2026-11-20T15:47:19.000Z',
  totalInCents: cents(75_548),
  refundedInCents: cents(0),
  isOnHold: false,
  owner: null,
  delay: null,
  ...given,
});
