// One Jest, one project per package. CommonJS mode through swc: Nest 12 and our own packages are ESM only, so they are down-levelled.
const swc = (extra = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'commonjs' },
    ...extra,
  },
];

const swcTs = (() => {
  const [name, options] = swc();
  return [name, { ...options, jsc: { ...options.jsc, parser: { ...options.jsc.parser, tsx: false } } }];
})();

const esmOnly = [
  '@nestjs',
  '@simpletread',
  'uuid',
  'lru-cache',
  'yocto-queue',
  'file-type',
  'react-hotkeys-hook',
  'cookie',
  '@fastify/cookie',
  'ical-generator',
  'marked',
  'oidc-provider',
  'jose',
  'openid-client',
  'oauth4webapi',
];

// `npm test` joins each of the two libs in one file (tools/test/joined-libs.mjs); by hand their builds are loaded file by file.
const joinedLibs = process.env['JOINED_LIBS'];
const libs = joinedLibs === undefined ? {} : { '^@simpletread/(domain|contract)$': `${joinedLibs}/$1.cjs` };

const base = {
  testEnvironment: 'node',
  // In Jest's sandbox, looking up a global costs more than calling it, and loops over pixels look up `Math` millions of times.
  sandboxInjectedGlobals: ['Math'],
  transform: {
    '^.+\\.(tsx|jsx)$': swc(),
    '^.+\\.(ts|mts|js|mjs)$': swcTs,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    ...libs,
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(module\\.css|woff2)$': '<rootDir>/../../jest.css-modules.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.next/', '\\.int\\.spec\\.ts$'],
};

// `npm test` gathers the specs in files of many (tools/test/spec-groups.mjs); by hand each is its own.
const unitGroups = process.env['UNIT_SPEC_GROUPS'];
const intGroups = process.env['INT_SPEC_GROUPS'];

const withQueries = { setupFilesAfterEnv: ['<rootDir>/../../tools/test/patient-queries.ts'] };

const project = (name, rootDir, extra = {}) => ({
  ...base,
  displayName: name,
  rootDir,
  ...extra,
  ...(unitGroups === undefined || name === 'int'
    ? {}
    : { roots: ['<rootDir>', `${unitGroups}/${name}`], testMatch: [`${unitGroups}/${name}/*.group.js`] }),
});

export default {
  // A busy machine is no reason to fail: nothing here is judged by its speed.
  testTimeout: 60_000,
  projects: [
    project('domain', 'libs/domain'),
    project('contract', 'libs/contract'),
    project('ui', 'libs/ui', { testEnvironment: 'jsdom', ...withQueries }),
    project('server', 'apps/server'),
    project('storefront', 'apps/storefront', {
      ...withQueries,
      setupFiles: ['<rootDir>/src/shell/testing/jsdom-gaps.ts'],
    }),
    project('console', 'apps/console', {
      testEnvironment: 'jsdom',
      ...withQueries,
      setupFiles: ['<rootDir>/test/jsdom-gaps.ts'],
    }),
    project('tools', 'tools', {
      // Jest's own pattern takes the entry of `npm test`, tools/test/test.mjs, for a test.
      testMatch: ['<rootDir>/**/*.spec.ts'],
      moduleNameMapper: { ...libs, '^(\\.{1,2}/.*)\\.js$': '$1' },
    }),
    project('bench', 'bench'),
    project('int', 'apps/server', {
      globalSetup: '<rootDir>/test/database/global-setup.mjs',
      globalTeardown: '<rootDir>/test/database/global-teardown.mjs',
      ...(intGroups === undefined
        ? {
            roots: ['<rootDir>', '<rootDir>/../../tools'],
            testMatch: [
              '<rootDir>/src/**/*.int.spec.ts',
              '<rootDir>/test/**/*.int.spec.ts',
              '<rootDir>/../../tools/**/*.int.spec.ts',
            ],
          }
        : { roots: ['<rootDir>', intGroups], testMatch: [`${intGroups}/*.group.js`] }),
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    }),
  ],
};
