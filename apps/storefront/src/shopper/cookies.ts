/** Cookies of the storefront. Those a script reads are not HttpOnly; all are SameSite=Lax and Secure on https. */
export const COOKIES = {
  /** ZIP the totals are for; a year; set by the location form. */
  zip: 'zipcode',
  /** Vehicle last looked at, as `make/model/year/trim`; a year; written by script. */
  vehicle: 'vehicle',
  /** Bearer of the cart; 30 days; HttpOnly. */
  cart: 'st_cart',
  /** Number of tires in the cart, for the badge; 30 days. */
  cartQuantity: 'cart_quantity',
  /** `light` or `dark` where the shopper does not follow the system; a year. */
  mode: 'mode',
} as const;

export const YEAR_SECONDS = 31_536_000;
export const CART_SECONDS = 2_592_000;

/** Attributes every cookie of the storefront has. */
export const cookieAttributes = (maxAge: number) =>
  ({
    maxAge,
    path: '/',
    sameSite: 'lax',
    secure: (process.env.STOREFRONT_URL ?? '').startsWith('https:'),
  }) as const;
