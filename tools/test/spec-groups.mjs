// @ts-check
// Jest reloads everything for each test file: three seconds for the whole server, one for the console. Specs in one file share that.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, inRepository } from '../start/checkout/repository.mjs';

const INT_FOLDERS = ['apps/server/src', 'apps/server/test', 'tools'];
const INT_SPEC = /\.int\.spec\.ts$/;
const UNIT_SPEC = /(?<!\.int)\.spec\.tsx?$/;
const INSTALLED = /(^|\/)(node_modules|dist|\.next)\//;

/** Enough for the workers to end together, few enough that loading the server costs next to nothing. */
const INT_GROUPS = 18;

/** The unit stage's projects, as in jest.config.mjs, and the number of files that gather each one's specs. */
export const UNIT_PROJECTS = /** @type {const} */ ({
  domain: { folder: 'libs/domain', groups: 6 },
  contract: { folder: 'libs/contract', groups: 1 },
  ui: { folder: 'libs/ui', groups: 2, environment: 'jsdom' },
  server: { folder: 'apps/server', groups: 6 },
  storefront: { folder: 'apps/storefront', groups: 4 },
  console: { folder: 'apps/console', groups: 4, environment: 'jsdom' },
  tools: { folder: 'tools', groups: 4 },
  bench: { folder: 'bench', groups: 1 },
});

/**
 * @param {readonly string[]} folders
 * @param {RegExp} pattern
 * @returns {string[]} the specs in these folders, from the root of the repository
 */
const specsIn = (folders, pattern) =>
  folders
    .flatMap((folder) =>
      readdirSync(inRepository(folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path) && !INSTALLED.test(path))
    .sort();

/**
 * Deals specs out like cards, so one folder's long ones are spread.
 * @template T
 * @param {readonly T[]} specs
 * @param {number} count
 * @returns {T[][]} this many groups, without empty ones
 */
export const dealOut = (specs, count) =>
  Array.from({ length: count }, (_, group) => specs.filter((_spec, index) => index % count === group)).filter(
    (group) => group.length > 0,
  );

/** Changes that affect later specs in the same file: modules, timers, globals. */
const CHANGES_THE_WORLD =
  /jest\.(?:mock|doMock|useFakeTimers|setSystemTime|resetModules|isolateModules|spyOn)|Object\.define\w+\(\s*(?:globalThis|window|navigator|document|HTML\w+|Element)|(?:globalThis|window)\.\w+ = |process\.(?:env|chdir)/;

const ENVIRONMENT = /@jest-environment (\S+)/;

/**
 * Returns specs grouped into shared files: those of one environment together, and those with global changes alone.
 * @param {readonly { path: string, source: string }[]} specs
 * @param {number} count number of shared files
 * @returns {{ environment: string | null, paths: string[] }[]}
 */
export const unitGroupsOf = (specs, count) => {
  const asked = specs.map(({ path, source }) => ({
    path,
    environment: ENVIRONMENT.exec(source)?.[1] ?? null,
    isAlone: CHANGES_THE_WORLD.test(source),
  }));
  const environments = [...new Set(asked.map(({ environment }) => environment))];
  const together = environments.flatMap((environment) =>
    dealOut(
      asked.filter((spec) => spec.environment === environment && !spec.isAlone),
      count,
    ).map((group) => ({ environment, paths: group.map(({ path }) => path) })),
  );
  const alone = asked.filter(({ isAlone }) => isAlone);
  return [...together, ...alone.map(({ path, environment }) => ({ environment, paths: [path] }))];
};

/** Its cleanup after each test belongs to the whole file, not to the spec that loads it first. */
const CLEANS_UP = "require('@testing-library/react');\n";

/**
 * @param {string} root
 * @param {readonly string[]} specs from `root`
 * @param {{ asked?: string | null, used?: string | null }} [environment] the requested one, and the actual one
 * @returns {string} a test file in which each spec is under its own path, its hooks included
 */
export const sourceOfGroup = (root, specs, { asked = null, used = asked } = {}) =>
  [
    asked === null ? '' : `/** @jest-environment ${asked} */\n`,
    used === 'jsdom' ? CLEANS_UP.replace('@testing', `${root}/node_modules/@testing`) : '',
    // A describe must not return its body's value.
    ...specs.map(
      (spec) =>
        `describe(${JSON.stringify(spec)}, () => {\n  require(${JSON.stringify(join(root, spec))});\n});\n`,
    ),
  ].join('');

/**
 * @param {string} folder
 * @param {readonly string[]} sources
 */
const write = (folder, sources) => {
  mkdirSync(folder, { recursive: true });
  sources.forEach((source, index) => writeFileSync(join(folder, `group-${index + 1}.group.js`), source));
};

/**
 * Groups the repository's integration specs.
 * @param {string} folder of the files
 */
export const writeIntGroups = (folder) =>
  write(
    folder,
    dealOut(specsIn(INT_FOLDERS, INT_SPEC), INT_GROUPS).map((specs) => sourceOfGroup(ROOT, specs)),
  );

/**
 * Groups each project's unit specs in a folder with its name.
 * @param {string} folder of the folders
 */
export function writeUnitGroups(folder) {
  for (const [name, project] of Object.entries(UNIT_PROJECTS)) {
    const specs = specsIn([project.folder], UNIT_SPEC).map((path) => ({
      path,
      source: readFileSync(inRepository(path), 'utf8'),
    }));
    const own = 'environment' in project ? project.environment : null;
    const sources = unitGroupsOf(specs, project.groups).map(({ environment, paths }) =>
      sourceOfGroup(ROOT, paths, { asked: environment, used: environment ?? own }),
    );
    write(join(folder, name), sources);
  }
}
