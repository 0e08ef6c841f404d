import type { StaffPermission } from '@simpletread/domain';

/**
 * Who may call an endpoint. `public`: anybody. `cart`: the bearer of a cart token. `order`: the bearer of an order
 * token. `staff`: a signed-in member of staff, with the permission where one is named.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'cart' }
  | { readonly kind: 'order' }
  | { readonly kind: 'staff'; readonly permission?: StaffPermission };

export const publicAccess = { kind: 'public' } as const satisfies Access;
export const cartAccess = { kind: 'cart' } as const satisfies Access;
export const orderAccess = { kind: 'order' } as const satisfies Access;

/** Access for staff; without a permission, for every signed-in member of staff. */
export const staffAccess = (permission?: StaffPermission): Access =>
  permission === undefined ? { kind: 'staff' } : { kind: 'staff', permission };
