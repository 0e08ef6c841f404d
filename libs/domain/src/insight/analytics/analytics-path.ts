const MOST = 200;

/** An id, or an order's number as people write it: sizes have the same shape, in small letters. */
const ID = /^(?:[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}|[0-9A-Z]{5}-?[0-9A-Z]{5})$/;
/** What follows these names one order or application rather than a page. */
const BEFORE_AN_ID = ['confirm-order', 'orders', 'applications', 'quotes'];

/**
 * The page that an address names, without what names a person or an order: query and fragment are left out, and what follows
 * `confirm-order` and the like, or is an id, becomes `-`. Takes any text; gives at most 200 characters of `a-z 0-9 / . _ -`.
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
