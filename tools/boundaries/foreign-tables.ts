/** The folder of the server that owns each schema. */
const OWNER: Readonly<Record<string, string>> = {
  platform: 'platform',
  locations: 'locations',
  catalogue: 'catalogue',
  fitment: 'fitment',
  installers: 'installers',
  carts: 'carts',
  checkout: 'checkout',
  orders: 'orders',
  identity: 'identity',
  approvals: 'approvals',
  payment_sandbox: 'sandbox',
  account_types: 'account-types',
  verification: 'verification',
  channels: 'channels',
  campaigns: 'campaigns',
  content: 'content',
  installer_applications: 'installer-applications',
  pricing: 'pricing',
  simulations: 'simulations',
  record_desk: 'record-desk',
  search: 'search',
  preview: 'preview',
  gift_cards: 'gift-cards',
  referrals: 'referrals',
  quotes: 'quotes',
};

/** What staff look things up in reads every feature's tables; it writes only its own. */
const READS_ALL = 'admin';

const AFTER_KEYWORD = /\b(?:FROM|JOIN|INTO|UPDATE|USING|,)\s+([a-z_]+)\."?([a-z_]+)"?(?=[\s)'"`,;])/g;

/** Tables of other features in the SQL of a source file, as `catalogue.tire`; `path` is that below the server's `src`. */
export const foreignTables = (path: string, source: string): readonly string[] => {
  const [folder] = path.split('/');
  if (folder === READS_ALL) return [];
  const found = [...source.matchAll(AFTER_KEYWORD)]
    .filter(([, schema = '']) => schema in OWNER && OWNER[schema] !== folder)
    .map(([, schema, table]) => `${schema}.${table}`);
  return [...new Set(found)];
};
