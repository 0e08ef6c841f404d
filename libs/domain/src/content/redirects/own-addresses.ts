/** Addresses that the shop answers itself, whatever it sells: pages, files and what programs read. */
const OWN_ADDRESSES: ReadonlySet<string> = new Set([
  '/',
  ...['/favicon.ico', '/icon.svg', '/robots.txt', '/sitemap', '/sitemap.xml'],
  ...['/brands', '/categories', '/types', '/vehicles', '/tire-sizes', '/tire-reviews'],
  ...['/tire-deals', '/tire-deals/black-friday-sale', '/tire-deals/cyber-monday-sale', '/tire-sales'],
  '/tire-request',
  ...['/search', '/search/help', '/compare', '/guided-shopping', '/simplesnap', '/location', '/financing'],
  ...['/advocate-dashboard', '/dt-employees', '/military-discount', '/partner-program', '/simplecrew'],
  ...['/installer-signup', '/installers', '/installers/apply', '/installers/sent'],
  ...['/learn', '/learn/seasons-and-safety', '/learn/tire-basics', '/learn/tire-care'],
  ...['/learn/tire-news-information', '/learn/tire-news-information/tire-dictionary'],
  ...['/press', '/press/company', '/press/shop', '/privacy', '/privacy-choices'],
  ...['/channel-landing', '/paid', '/sign-in-problem', '/unavailable'],
]);

/** Addresses that the shop answers itself, with everything below them: paying, signing in, accounts, and what belongs to one person. */
const OWN_FROM: readonly string[] = [
  ...[
    '/account',
    '/acting',
    '/api',
    '/cart',
    '/checkout',
    '/delays',
    '/exchanges',
    '/feedback',
    '/feeds',
    '/invite',
    '/login',
  ],
  ...['/logout', '/my-reviews', '/og', '/preview', '/quotes', '/register', '/sitemaps', '/swaps'],
  ...['/mailing-list', '/review-pictures', '/tire-shops', '/track-your-order'],
];

/** Only what is below it is the shop's: the pictures of tires. */
const PICTURES = '/tires/';

const firstPartOf = (path: string): string => path.split('/')[1] ?? '';

const FIRST_PARTS: ReadonlySet<string> = new Set(
  [...OWN_ADDRESSES, ...OWN_FROM, PICTURES].map(firstPartOf).filter((part) => part !== ''),
);

/** Returns every address that the shop answers itself, or from which on it does. */
export const ownAddresses = (): readonly string[] => [...OWN_ADDRESSES, ...OWN_FROM];

/** True if no page can be published at `/part`: the shop has that page, or addresses that begin with it. */
export const isOwnFirstPart = (part: string): boolean => FIRST_PARTS.has(part);

/**
 * True if the shop itself answers `path`, so it can't be redirected. Addresses of records (a brand, an article) are not its own: they move, and
 * only the catalogue knows them.
 */
export const isOwnAddress = (path: string): boolean =>
  OWN_ADDRESSES.has(path) ||
  path.startsWith(PICTURES) ||
  OWN_FROM.some((from) => path === from || path.startsWith(`${from}/`));
