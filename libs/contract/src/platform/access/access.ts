import type { StaffPermission } from '@simpletread/domain';

/**
 * Who may call an endpoint. `public`: anybody. `cart`: the bearer of a cart token. `order`: the bearer of an order
 * token. `customer`: a customer signed in with an access token of the sign-in provider. `staff`: a signed-in member of
 * staff, with the permission where one is named. `storefront`: our own storefront's server, by its key, and no browser.
 *
 * `knowsCustomer`: a customer's access token may come along and is then held good or refused with a 401; without one the
 * caller is a guest.
 *
 * `isOpenWhileActing`: also answers staff who see the shop as the customer; what is not marked refuses them.
 */
export type Access =
  | { readonly kind: 'public'; readonly knowsCustomer?: true }
  | { readonly kind: 'cart'; readonly knowsCustomer?: true }
  | { readonly kind: 'order' }
  | { readonly kind: 'customer'; readonly isOpenWhileActing?: true }
  | { readonly kind: 'storefront' }
  | { readonly kind: 'staff'; readonly permission?: StaffPermission };

export const publicAccess = { kind: 'public' } as const satisfies Access;
export const cartAccess = { kind: 'cart' } as const satisfies Access;
export const orderAccess = { kind: 'order' } as const satisfies Access;
export const storefrontAccess = { kind: 'storefront' } as const satisfies Access;
export const customerAccess = { kind: 'customer' } as const satisfies Access;

/** The signed-in customer, and staff who see the shop as that customer: for reading what a page of the account shows. */
export const customerOrActingAccess = {
  kind: 'customer',
  isOpenWhileActing: true,
} as const satisfies Access;

/** Anybody; a signed-in customer is known as such. */
export const publicOrCustomerAccess = { kind: 'public', knowsCustomer: true } as const satisfies Access;

/** The bearer of a cart; a signed-in customer is known as such. */
export const cartOrCustomerAccess = { kind: 'cart', knowsCustomer: true } as const satisfies Access;

/** Access for staff; without a permission, for every signed-in member of staff. */
export const staffAccess = (permission?: StaffPermission): Access =>
  permission === undefined ? { kind: 'staff' } : { kind: 'staff', permission };

/**
 * Whether staff who look at a preview may call an endpoint: what anybody reads of the shop, and nothing that writes or is
 * somebody's own.
 */
export const isOpenWhilePreviewing = ({
  method,
  access,
}: {
  readonly method: string;
  readonly access: Access;
}): boolean => method === 'GET' && access.kind === 'public';

/**
 * Whether staff who see the shop as a customer may call an endpoint: what anybody reads of the shop, and what is marked. Carts
 * and orders by their own tokens are of the browser, not of the customer.
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
