/** The owner of each schema on the server: a room, or one feature of it. */
const OWNERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    platform: 'platform',
    locations: 'delivery',
    identity: 'sso',
    customers: 'sso',
    privacy: 'sso/privacy',
    account_types: 'sso/account-types',
    approvals: 'sso/approvals',
    channels: 'sso/channels',
    verification: 'sso/verification',
    installers: 'installers',
    appointments: 'installers/appointments',
    rotations: 'installers/rotations',
    installer_applications: 'installers/applications',
    pricing: 'pricing',
    gift_cards: 'pricing/gift-cards',
    referrals: 'pricing/referrals',
    content: 'content',
    campaigns: 'content/campaigns',
    preview: 'content/preview',
    catalogue: 'catalogue',
    fitment: 'catalogue/vehicles',
    missing_sizes: 'catalogue/missing-sizes',
    record_desk: 'catalogue/records',
    search: 'catalogue/typeahead',
    reviews: 'reviews',
    orders: 'orders',
    carts: 'carts/cart',
    checkout: 'carts',
    sales: 'sales',
    quotes: 'sales/quotes',
    support: 'support',
    people: 'people',
    analytics: 'insight/analytics',
    simulations: 'insight/simulations',
    telemetry: 'insight/telemetry',
    payment_sandbox: 'sandbox',
  }),
);

/** The schemas that have an owner. */
export const OWNED_SCHEMAS: readonly string[] = [...OWNERS.keys()];

/** Staff readers may read every feature's tables; each feature writes only its own. */
const READS_ALL = /\/staff\/[^/]+\.reader\.ts$/;

const AFTER_KEYWORD = /\b(?:FROM|JOIN|INTO|UPDATE|USING|,)\s+([a-z_]+)\."?([a-z_]+)"?(?=[\s)'"`,;])/g;

/** Returns the tables of other features in a source file's SQL, as `catalogue.tire`; `path` is relative to the server's `src`. */
export const foreignTables = (path: string, source: string): readonly string[] => {
  if (READS_ALL.test(path)) return [];
  const found = [...source.matchAll(AFTER_KEYWORD)]
    .filter(([, schema = '']) => OWNERS.has(schema) && !path.startsWith(`${OWNERS.get(schema) ?? ''}/`))
    .map(([, schema, table]) => `${schema}.${table}`);
  return [...new Set(found)];
};
