// @ts-check
// The import rules; docs/decisions/0007-module-boundaries.md says why. Every rule has its own illegal fixture.

import { roomRules } from './room-rules.mjs';

const SPECS = '\\.(spec|test)\\.tsx?$|/testing/|^apps/(server|console)/test/';
// From low to high: a room imports those before it.
export const ROOMS = [
  'delivery',
  'sso',
  'installers',
  'pricing',
  'content',
  'catalogue',
  'reviews',
  'orders',
  'carts',
  'support',
  'sales',
  'people',
  'insight',
];
const PRIMITIVES = [
  'lookup',
  'result',
  'machine',
  'ids',
  'money',
  'time',
  'text',
  'contact',
  'csv',
  'alerts',
];
// Rules and campaigns choose tires, and no screen of the catalogue needs a price.
const CONSOLE_ROOMS = ROOMS.filter((room) => room !== 'catalogue').toSpliced(
  ROOMS.indexOf('pricing'),
  0,
  'catalogue',
);
const BUILT = 'node_modules/(zod|react|react-dom|@base-ui/react|lucide-react)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const rules = [
  {
    name: 'domain-knows-nothing',
    severity: 'error',
    comment:
      'The domain is pure rules over plain data: it imports itself, zod, and the libraries of zoned time, CSV, Markdown and international domains.',
    from: { path: '^libs/domain/src/', pathNot: SPECS },
    to: { pathNot: ['^libs/domain/', 'node_modules/(zod|papaparse|marked|punycode|@js-temporal/polyfill)/'] },
  },
  {
    name: 'contract-knows-the-domain-only',
    severity: 'error',
    comment: 'The contract is data over domain types: it imports the domain and zod.',
    from: { path: '^libs/contract/src/', pathNot: SPECS },
    to: { pathNot: ['^libs/(contract|domain)/', 'node_modules/zod/'] },
  },
  {
    name: 'ui-knows-the-domain-only',
    severity: 'error',
    comment: 'Presentational components: no contract, no router, no fetching library.',
    from: { path: '^libs/ui/src/', pathNot: SPECS },
    to: { pathNot: ['^libs/(ui|domain)/', BUILT] },
  },
  {
    name: 'nothing-imports-an-app',
    severity: 'error',
    comment: 'Nothing imports an app, not even another app.',
    from: { path: '^(libs|apps|tools|bench|e2e)/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^$1/$2/' },
  },
  {
    name: 'browsers-know-no-server',
    severity: 'error',
    comment: 'Storefront and console reach data only through the contract.',
    from: { path: '^apps/(console|storefront)/' },
    to: { path: 'node_modules/(@nestjs/|pg/|bullmq/|ioredis/|fastify/)' },
  },
  {
    name: 'server-knows-no-screen',
    severity: 'error',
    comment: 'The server renders no components: it imports neither libs/ui nor a library of screens.',
    from: { path: '^apps/server/', pathNot: SPECS },
    to: {
      path: [
        '^libs/ui/',
        'node_modules/(react|react-dom|next|react-admin|ra-[a-z-]+|@mui/[a-z-]+|@base-ui/react)/',
      ],
    },
  },
  {
    name: 'journeys-know-drivers-only',
    severity: 'error',
    comment: 'What journeys share is a driver: a journey imports no file of another room’s journeys.',
    from: { path: '^e2e/journeys/([^/]+)/' },
    to: { path: '^e2e/journeys/(?!$1/)' },
  },
  {
    name: 'journeys-folders-are-rooms',
    severity: 'error',
    comment: 'Every folder of journeys and of drivers is a room, or the shell.',
    from: { path: `^e2e/(?:journeys|drivers)/(?!(?:shell|${ROOMS.join('|')})/)[^/]+/` },
    to: {},
  },
  {
    name: 'drivers-know-no-journey',
    severity: 'error',
    comment: 'Drivers are verbs for journeys and know none of them.',
    from: { path: '^e2e/drivers/' },
    to: { path: '^e2e/journeys/' },
  },
  ...roomRules('domain', 'libs/domain/src', [...PRIMITIVES, ...ROOMS], { specs: SPECS }),
  ...roomRules('contract', 'libs/contract/src', ['platform', ...ROOMS], {
    specs: SPECS,
    parted: ['platform'],
  }),
  ...roomRules('server', 'apps/server/src', ['platform', ...ROOMS], {
    specs: SPECS,
    parted: ['platform'],
    // The staff side of a feature may depend on more than the feature, so it may have its own door.
    open: '^apps/server/src/[^/]+/[^/]+/staff/index\\.ts$',
    routers: ['sandbox'],
  }),
  ...roomRules('console', 'apps/console/src', ['shell', ...CONSOLE_ROOMS], {
    specs: SPECS,
    parted: ['shell'],
    open: '^apps/console/src/shell/.+\\.css$',
  }),
  ...roomRules('storefront', 'apps/storefront/src', ['shell', ...ROOMS], {
    specs: SPECS,
    parted: ['shell'],
    routers: ['app'],
  }),
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two modules that import each other are one module, or need a third.',
    from: { path: '^(libs|apps|tools|bench|e2e)/' },
    to: { circular: true },
  },
];
