/**
 * The header by which the API knows this server and counts its calls for the shopper they name instead of for us. Never for
 * a browser: who has the key may name any shopper.
 */
export const storefrontKey = (): Record<string, string> => {
  const key = process.env.STOREFRONT_KEY ?? '';
  return key === '' ? {} : { 'x-storefront-key': key };
};
