import type { StaffPermission } from '@simpletread/domain';

/**
 * The callers an endpoint accepts. `public`: anyone. `cart`: the holder of a cart token. `order`: the holder of an order token.
 * `chat`: the holder of a chat token. `customer`:
 * a customer signed in with an access token of the sign-in provider. `staff`: a signed-in member of staff, with the permission if one is
 * named. `storefront`: only our own storefront's server, by its key.
 *
 * `knowsCustomer`: accepts a customer's access token, refusing an invalid one with a 401; without one the caller is a guest.
 *
 * `isOpenWhileActing`: also answers staff who act as the customer; all other endpoints refuse them.
 */
export type Access =
  | { readonly kind: 'public'; readonly knowsCustomer?: true }
  | { readonly kind: 'cart'; readonly knowsCustomer?: true }
  | { readonly kind: 'order' }
  | { readonly kind: 'chat'; readonly knowsCustomer?: true }
  | { readonly kind: 'customer'; readonly isOpenWhileActing?: true }
  | { readonly kind: 'storefront' }
  | { readonly kind: 'staff'; readonly permission?: StaffPermission };

export const publicAccess = { kind: 'public' } as const satisfies Access;
export const cartAccess = { kind: 'cart' } as const satisfies Access;
export const orderAccess = { kind: 'order' } as const satisfies Access;
/** The holder of a chat; a signed-in customer is recognized. */
export const chatAccess = { kind: 'chat', knowsCustomer: true } as const satisfies Access;
export const storefrontAccess = { kind: 'storefront' } as const satisfies Access;
export const customerAccess = { kind: 'customer' } as const satisfies Access;

/** The signed-in customer, and staff acting as that customer: for reading an account page. */
export const customerOrActingAccess = {
  kind: 'customer',
  isOpenWhileActing: true,
} as const satisfies Access;

/** Anyone; a signed-in customer is recognized. */
export const publicOrCustomerAccess = { kind: 'public', knowsCustomer: true } as const satisfies Access;

/** The holder of a cart; a signed-in customer is recognized. */
export const cartOrCustomerAccess = { kind: 'cart', knowsCustomer: true } as const satisfies Access;

/** Returns access for staff; without a permission, for every signed-in member of staff. */
export const staffAccess = (permission?: StaffPermission): Access =>
  permission === undefined ? { kind: 'staff' } : { kind: 'staff', permission };

/** True if staff in a preview may call an endpoint: public reads of the shop, but no writes and nothing personal. */
export const isOpenWhilePreviewing = ({
  method,
  access,
}: {
  readonly method: string;
  readonly access: Access;
}): boolean => method === 'GET' && access.kind === 'public';

/**
 * True if staff acting as a customer may call an endpoint: public reads of the shop, and marked endpoints. Cart and order tokens belong to
 * the browser, not to the customer.
 */
export const isOpenWhileActing = ({
  method,
  access,
}: {
  readonly method: string;
  readonly access: Access;
}): boolean =>
  method === 'GET' &&
  (access.kind === 'public' || (access.kind === 'customer' && access.isOpenWhileActing === true));
