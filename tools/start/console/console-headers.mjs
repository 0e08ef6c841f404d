// @ts-check

/**
 * Returns the console's security headers. Its styles are generated at run time, so there is one 'unsafe-inline'; its scripts are files.
 * @param {{ serverUrl: string, storefrontUrl: string, chatUrl?: string | undefined }} origins for its calls and pictures
 * @returns {Record<string, string>}
 */
export function consoleHeaders({ serverUrl, storefrontUrl, chatUrl = serverUrl }) {
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${serverUrl} ${storefrontUrl}`,
    `font-src 'self' data:`,
    `connect-src 'self' ${serverUrl} ${chatUrl.replace(/^http/, 'ws')}`,
    `worker-src 'self' blob:`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    `base-uri 'self'`,
    `object-src 'none'`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/**
 * Returns the headers of a console behind https, by its own address or its trusted proxy's word; none otherwise.
 * @param {{ consoleUrl: string, isProxyTrusted: boolean }} installation
 * @param {import('node:http').IncomingHttpHeaders} headers of the request
 * @returns {Record<string, string>}
 */
export function transportHeaders({ consoleUrl, isProxyTrusted }, headers) {
  const isHttps =
    consoleUrl.startsWith('https://') || (isProxyTrusted && headers['x-forwarded-proto'] === 'https');
  return isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}
