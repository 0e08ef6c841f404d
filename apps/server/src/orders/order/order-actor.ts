import type { CustomerPrincipal } from '../../platform/access/index.js';
import type { StaffContext } from '../../platform/audit/index.js';

/** As `StaffContext`, for a request that is recorded once. */
export interface KeyedStaffContext extends StaffContext {
  /** The caller's idempotency key. */
  readonly key: string;
}

/** A signed-in customer who changes their own order, with a request that is recorded once. */
export interface KeyedCustomerContext {
  readonly customer: Pick<CustomerPrincipal, 'accountId'>;
  readonly requestId: string;
  /** The caller's idempotency key. */
  readonly key: string;
}

/** Someone without an account who proved an order by its number and ZIP, with a request that is recorded once. */
export interface KeyedGuestContext {
  readonly requestId: string;
  /** The caller's idempotency key. */
  readonly key: string;
}

/** The person who changes an order, and their request. */
export interface OrderActor {
  readonly actorKind: 'staff' | 'customer' | 'guest' | 'system';
  /** Null for a guest and the system. */
  readonly actorId: string | null;
  readonly actorName: string;
  readonly requestId: string;
  /** The key of the request's events. */
  readonly requestKey: string;
}

/** The key of a request's events. A key is valid for its own caller only. */
export const requestKeyOf = (context: KeyedStaffContext | KeyedCustomerContext): string =>
  `${'staff' in context ? context.staff.staffId : context.customer.accountId} ${context.key}`;

export const staffActorOf = (context: KeyedStaffContext): OrderActor => ({
  actorKind: 'staff',
  actorId: context.staff.staffId,
  actorName: context.staff.name,
  requestId: context.requestId,
  requestKey: requestKeyOf(context),
});

/** Customers have the name that is on their order, which an erasure removes with it. */
export const buyerActorOf = (
  context: KeyedCustomerContext,
  order: { readonly first_name: string; readonly last_name: string },
): OrderActor => ({
  actorKind: 'customer',
  actorId: context.customer.accountId,
  actorName: `${order.first_name} ${order.last_name}`,
  requestId: context.requestId,
  requestKey: requestKeyOf(context),
});

/** Guests have the name that is on their order. */
export const guestActorOf = (
  { requestId, key }: KeyedGuestContext,
  order: { readonly first_name: string; readonly last_name: string },
): OrderActor => ({
  actorKind: 'guest',
  actorId: null,
  actorName: `${order.first_name} ${order.last_name}`,
  requestId,
  requestKey: `guest ${key}`,
});
