/** Addresses of one part that the shop itself answers with a page: `/brands`. */
const OWN_PAGES: ReadonlySet<string> = new Set([
  ...[
    'account',
    'advocate-dashboard',
    'brands',
    'cart',
    'categories',
    'channel-landing',
    'checkout',
    'compare',
  ],
  ...['dt-employees', 'financing', 'guided-shopping', 'installer-signup', 'installers', 'invite', 'learn'],
  ...['location', 'login', 'logout', 'military-discount', 'paid', 'partner-program', 'press', 'privacy'],
  ...['privacy-choices', 'register', 'search', 'sign-in-problem', 'simplecrew', 'simplesnap', 'sitemap'],
  ...['tire-deals', 'tire-reviews', 'tire-sales', 'tire-shops', 'tire-sizes', 'track-your-order', 'types'],
  ...['unavailable', 'vehicles'],
]);

/** First parts of addresses that the shop answers only where more follows. */
const OWN_PREFIXES: ReadonlySet<string> = new Set([
  ...['acting', 'api', 'feeds', 'og', 'preview', 'quotes', 'robots', 'sitemaps', 'tires'],
]);

/** Whether no page can be published at `/part`: it is a page of the shop's own, or the beginning of its addresses. */
export const isOwnFirstPart = (part: string): boolean => OWN_PAGES.has(part) || OWN_PREFIXES.has(part);

/** Whether the shop itself has a page at `path`, an address of one part; of longer ones what is there is known in the catalogue only. */
export const isOwnPage = (path: string): boolean => path === '/' || OWN_PAGES.has(path.slice(1));
