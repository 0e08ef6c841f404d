/** Packing a reply for a neighbour costs the API more time than making it, and unpacking it costs ours. */
const UNPACKED = { 'accept-encoding': 'identity' };

/**
 * The headers of every call of this server to the API: replies as they are, and the key by which the API knows us and counts our
 * calls for the shopper they name instead of for us. Never for a browser: who has the key may name any shopper.
 */
export const callHeaders = (): Record<string, string> => {
  const key = process.env.STOREFRONT_KEY ?? '';
  return key === '' ? UNPACKED : { ...UNPACKED, 'x-storefront-key': key };
};
