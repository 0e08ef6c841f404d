import type { Config } from '../../../platform/config/index.js';

const GOOGLE = 'https://accounts.google.com/gsi/';
const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Headers of all responses of the provider's origin. It can't be framed, loads nothing from elsewhere, and its forms
 * lead back to the shop at most. Google's script is allowed only if signing in with Google is on.
 */
export const securityHeaders = (
  {
    storefrontUrl,
    googleClientId,
    googleScriptUrl,
  }: Pick<Config, 'storefrontUrl' | 'googleClientId' | 'googleScriptUrl'>,
  isHttps: boolean,
): Readonly<Record<string, string>> => {
  const google = googleClientId === undefined ? '' : ` ${GOOGLE}`;
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${google === '' ? '' : ` ${googleScriptUrl}`}`,
      `style-src 'self'${google === '' ? '' : `${google}style`}`,
      "font-src 'self'",
      "img-src 'self'",
      `connect-src 'self'${google}`,
      ...(google === '' ? [] : [`frame-src${google}`]),
      `form-action 'self' ${storefrontUrl}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': google === '' ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': HSTS } : {}),
  };
};
