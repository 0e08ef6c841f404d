// @ts-check
// Who may import whom; docs/decisions/0007-module-boundaries.md says why. Every rule has an illegal fixture of its own.

const SPECS = '\\.(spec|test)\\.tsx?$|/testing/|^apps/server/test/';
const BUILT = 'node_modules/(zod|react|react-dom|@base-ui/react|lucide-react)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const rules = [
  {
    name: 'domain-knows-nothing',
    severity: 'error',
    comment: 'The domain is pure rules over plain data: it imports itself and zod.',
    from: { path: '^libs/domain/src/', pathNot: SPECS },
    to: { pathNot: ['^libs/domain/', 'node_modules/zod/'] },
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
    comment: 'Apps are ends: nobody imports one, not even another app.',
    from: { path: '^(libs|apps|tools|bench|e2e)/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^$1/$2/' },
  },
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    comment: 'The platform serves every feature and depends on none.',
    from: { path: '^apps/server/src/platform/', pathNot: SPECS },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
  },
  {
    name: 'features-through-their-door',
    severity: 'error',
    comment: 'A feature is entered only through its index.ts.',
    from: { path: '^apps/server/src/([^/]+)/', pathNot: SPECS },
    to: {
      path: '^apps/server/src/[^/]+/.+',
      pathNot: ['^apps/server/src/$1/', '^apps/server/src/platform/', '^apps/server/src/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'platform-through-its-doors',
    severity: 'error',
    comment: 'Each part of the platform is entered only through its index.ts.',
    from: { path: '^apps/server/src/(?!platform/)', pathNot: SPECS },
    to: { path: '^apps/server/src/platform/', pathNot: '^apps/server/src/platform/[^/]+/index\\.ts$' },
  },
  {
    name: 'browsers-know-no-server',
    severity: 'error',
    comment: 'Storefront and console reach data through the contract alone.',
    from: { path: '^apps/(console|storefront)/' },
    to: { path: 'node_modules/(@nestjs/|pg/|bullmq/|ioredis/|fastify/)' },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two modules that need each other are one module, or miss a third.',
    from: { path: '^(libs|apps|tools|bench|e2e)/' },
    to: { circular: true },
  },
];
