import type { StaffPermission } from '@simpletread/domain';

/**
 * Who may call an endpoint. `public`: anybody. `cart`: the bearer of a cart token. `order`: the bearer of an order
 * token. `customer`: a customer signed in with an access token of the sign-in provider. `staff`: a signed-in member of
 * staff, with the permission where one is named. `storefront`: our own storefront's server, by its key, and no browser.
 *
 * `knowsCustomer`: a customer's access token may come along and is then held good or refused with a 401; without one the
 * caller is a guest.
 */
export type Access =
  | { readonly kind: 'public'; readonly knowsCustomer?: true }
  | { readonly kind: 'cart'; readonly knowsCustomer?: true }
  | { readonly kind: 'order' }
  | { readonly kind: 'customer' }
  | { readonly kind: 'storefront' }
  | { readonly kind: 'staff'; readonly permission?: StaffPermission };

export const publicAccess = { kind: 'public' } as const satisfies Access;
export const cartAccess = { kind: 'cart' } as const satisfies Access;
export const orderAccess = { kind: 'order' } as const satisfies Access;
export const storefrontAccess = { kind: 'storefront' } as const satisfies Access;
export const customerAccess = { kind: 'customer' } as const satisfies Access;

/** Anybody; a signed-in customer is known as such. */
export const publicOrCustomerAccess = { kind: 'public', knowsCustomer: true } as const satisfies Access;

/** The bearer of a cart; a signed-in customer is known as such. */
export const cartOrCustomerAccess = { kind: 'cart', knowsCustomer: true } as const satisfies Access;

/** Access for staff; without a permission, for every signed-in member of staff. */
export const staffAccess = (permission?: StaffPermission): Access =>
  permission === undefined ? { kind: 'staff' } : { kind: 'staff', permission };
