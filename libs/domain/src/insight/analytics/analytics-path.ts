const MOST = 200;

/** An id, or an order number as people write it. Sizes have the same shape, but in lower case. */
const ID = /^(?:[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}|[0-9A-Z]{5}-?[0-9A-Z]{5})$/;
/** The part after these identifies an order, an application or a person, not a page. */
const BEFORE_AN_ID = [
  'confirm-order',
  'orders',
  'applications',
  'delays',
  'quotes',
  'swaps',
  'exchanges',
  'my-reviews',
  'feedback',
];

/**
 * Returns the page of an address without anything that identifies a person or an order: query and fragment are dropped, and ids and the
 * part after `confirm-order` and the like become `-`. Accepts any text; returns at most 200 characters of `a-z 0-9 / . _ -`.
 */
export const analyticsPath = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  const parts = path.split('/').filter((part) => part !== '');
  const named = parts.map((part, index) => {
    const isHidden = ID.test(part) || BEFORE_AN_ID.includes(parts[index - 1] ?? '');
    return isHidden || !/^[\w.-]+$/.test(part) ? '-' : part.toLowerCase();
  });
  return `/${named.join('/')}`.slice(0, MOST);
};
