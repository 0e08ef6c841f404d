// @ts-check
// Jest loads all modules anew for each test file, a thousand of them from the domain and the contract. Joined, each of the two is one.
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { inRepository } from '../start/checkout/repository.mjs';

/** As jest.config.mjs maps them. */
const LIBS = ['domain', 'contract'];

/** @param {string} id of an import, as written or resolved */
const isPackage = (id) => !id.startsWith('.') && !isAbsolute(id);

/**
 * Joins the builds of the libs in one file each. Packages stay outside and are named by their files, so that a lib and its users share them.
 * @param {string} folder of the files `domain.cjs` and `contract.cjs`
 */
export async function writeJoinedLibs(folder) {
  // Jest, which loads this file with the stages, cannot load the bundler.
  const { rolldown } = await import('rolldown');
  const joined = new Map(LIBS.map((lib) => [`@simpletread/${lib}`, join(folder, `${lib}.cjs`)]));
  for (const lib of LIBS) {
    const { resolve } = createRequire(inRepository('libs', lib, 'package.json'));
    const bundle = await rolldown({
      input: inRepository('libs', lib, 'dist', 'index.js'),
      platform: 'node',
      plugins: [
        {
          name: 'packages-outside',
          resolveId: (id) =>
            isPackage(id) ? { id: joined.get(id) ?? resolve(id), external: 'absolute' } : null,
        },
      ],
      checks: { circularDependency: false },
    });
    await bundle.write({ file: join(folder, `${lib}.cjs`), format: 'cjs', keepNames: true });
    await bundle.close();
  }
}
