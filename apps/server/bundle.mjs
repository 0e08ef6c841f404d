// @ts-check
// Joins the server with the two libs in the one file dist/main.js (decision 0143). Packages stay as installed, and the other programs run the
// compiled files. Names and lines are kept, so a stack trace can be read.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const DIST = join(import.meta.dirname, 'dist');
const LIBS = join(import.meta.dirname, '..', '..', 'libs');
const MAIN = join(DIST, 'main.js');

/** @param {string} id of an import, as written or resolved */
const isOurs = (id) => /^(\.|\/|@simpletread\/)/.test(id) && !id.includes('/node_modules/');

/** Zod has its texts in fifty languages: bundled, the unused ones are left out. @param {string} id */
const isZod = (id) => /^zod(\/|$)/.test(id) || id.includes('/node_modules/zod/');

/** @param {string} id of a package, which the bundle finds from the server @param {string} importer */
const assertShared = (id, importer) => {
  const lib = ['domain', 'contract'].find((name) => importer.startsWith(join(LIBS, name)));
  if (lib === undefined) return;
  const homes = [join(LIBS, lib), import.meta.dirname].map((home) => join(home, 'node_modules', id));
  if (homes.some((home) => existsSync(home)))
    throw new Error(`${lib} and the server have different versions of ${id}: install the same.`);
};

/** Files are found from the place of the compiled module, not from that of the bundle. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { code: 'import.meta' },
    /** @param {string} code @param {string} id */
    handler: (code, id) => {
      const place = (/** @type {string} */ path) => JSON.stringify(`/${relative(DIST, path)}`);
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${place(dirname(id))})`)
        .replaceAll('import.meta.url', `new URL(".".concat(${place(id)}), import.meta.url).href`);
    },
  },
};

const bundle = await rolldown({
  input: MAIN,
  platform: 'node',
  external: (id, importer) => {
    if (isOurs(id) || isZod(id) || id.startsWith('.')) return false;
    assertShared(id, importer ?? MAIN);
    return true;
  },
  plugins: [keepPlaces],
  checks: { circularDependency: false },
});
const { output } = await bundle.write({
  dir: DIST,
  format: 'esm',
  keepNames: true,
  // Code that is imported at its first use has its own file.
  chunkFileNames: 'main-[name].js',
  comments: { legal: false, annotation: false, jsdoc: false },
});
await bundle.close();
rmSync(`${MAIN}.map`, { force: true });

// One character beyond Latin-1 makes V8 keep two bytes for each of a file. Ours are in texts and patterns, where an escape means the same.
const escaped = (/** @type {string} */ character) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
for (const { fileName } of output) {
  const path = join(DIST, fileName);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/[\u0100-\uffff]/g, escaped));
}
