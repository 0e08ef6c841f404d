/** Compressing a reply for a neighbor costs the API more time than making it, and decompressing it costs ours. */
const UNPACKED = { 'accept-encoding': 'identity' };

/**
 * Returns the headers of every call from this server to the API: uncompressed replies, and the key that identifies us, so the API counts
 * our calls for the named shopper instead of for us. Never for a browser: anyone with the key may name any shopper.
 */
export const callHeaders = (): Record<string, string> => {
  const key = process.env.STOREFRONT_KEY ?? '';
  return key === '' ? UNPACKED : { ...UNPACKED, 'x-storefront-key': key };
};
