import { storefrontUrl } from '../config';

const ONE_YEAR = 'max-age=31536000; includeSubDomains';

const isHttps = (headers: Headers): boolean =>
  storefrontUrl().startsWith('https://') ||
  (process.env.TRUST_PROXY === '1' && headers.get('x-forwarded-proto') === 'https');

/** Returns the Strict-Transport-Security header for a shop behind https, by its own address or its trusted proxy's word; otherwise null. */
export const transportSecurity = (headers: Headers): string | null => (isHttps(headers) ? ONE_YEAR : null);
