/** One-part addresses that the shop itself answers with a page: `/brands`. */
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

/** First parts of addresses that the shop answers only with more parts after them. */
const OWN_PREFIXES: ReadonlySet<string> = new Set([
  ...['acting', 'api', 'feeds', 'og', 'preview', 'quotes', 'robots', 'sitemaps', 'tires'],
]);

/** True if no page can be published at `/part`: the shop has that page, or addresses that begin with it. */
export const isOwnFirstPart = (part: string): boolean => OWN_PAGES.has(part) || OWN_PREFIXES.has(part);

/** True if the shop itself has a page at `path`, an address of one part. For longer addresses only the catalogue knows. */
export const isOwnPage = (path: string): boolean => path === '/' || OWN_PAGES.has(path.slice(1));
