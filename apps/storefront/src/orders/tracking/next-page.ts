import { readTrackedOrder } from './tracked-order';

/** The pages that mails link to. Their visitors go on there once they have said which order it is. */
export const NEXT_PAGES = ['return', 'claim', 'coverage'] as const;
export type NextPage = (typeof NEXT_PAGES)[number];

/** Returns the page that an address or a form names; null for any other text. */
export const nextPageOf = (text: string): NextPage | null => NEXT_PAGES.find((page) => page === text) ?? null;

/** The form that asks for an order, filled in as far as known, and leads to `page`. */
export const trackingHref = (page: NextPage, orderNumber: string): string =>
  `/track-your-order?${new URLSearchParams({ ...(orderNumber === '' ? {} : { order: orderNumber }), next: page }).toString()}`;

const plain = (number: string): string => number.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** True if this browser tracks the order that an address names, or the address names none. */
export const isTracked = async (orderNumber: string): Promise<boolean> => {
  if (orderNumber === '') return true;
  const tracked = await readTrackedOrder();
  return tracked !== null && plain(tracked.orderNumber) === plain(orderNumber);
};
