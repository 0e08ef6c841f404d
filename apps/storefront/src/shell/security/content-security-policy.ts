export interface PolicySources {
  readonly nonce: string;
  /** Origin of the API, used by the search board. */
  readonly serverOrigin: string;
  /** Origin of the live chat's sockets. */
  readonly chatOrigin: string;
  /** Origin of the payment providers: the card fields, and lenders' pages. */
  readonly sandboxOrigin: string;
  /** Origin of the sign-in provider, the target of the sign-out form. */
  readonly signInOrigin: string;
  readonly isDevelopment: boolean;
}

/** Returns the page's Content-Security-Policy. Scripts run only by nonce; style attributes are allowed, style elements are not. */
export const contentSecurityPolicy = ({
  nonce,
  serverOrigin,
  chatOrigin,
  sandboxOrigin,
  signInOrigin,
  isDevelopment,
}: PolicySources): string => {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      serverOrigin,
      chatOrigin.replace(/^http/, 'ws'),
      ...(isDevelopment ? ['ws:'] : []),
    ],
    'frame-src': [sandboxOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // The form that places an order redirects to a lender's page.
    'form-action': ["'self'", signInOrigin, sandboxOrigin],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
