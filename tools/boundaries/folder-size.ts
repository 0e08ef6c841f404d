import { dirname } from 'node:path/posix';

/** The most files that a folder holds directly; its sub-folders count on their own. */
export const MOST_FILES = 30;

/** Folders that may hold more, with the reason. */
const FLAT: Readonly<Record<string, string>> = {
  'apps/server/migrations': 'Migrations run in the order of their numbers.',
  'apps/storefront/public/tires': 'Pictures, each named after its tire.',
  'docs/decisions': 'Decisions are read by number.',
};

/** Returns a sentence for each folder that holds too many files; `paths` are those of all files. */
export const fullFolders = (paths: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !Object.hasOwn(FLAT, folder))
    .map(([folder, count]) => `${folder}: ${String(count)} files`);
};

/** Returns the exceptions that no folder needs. */
export const needlessExceptions = (paths: readonly string[]): readonly string[] =>
  Object.keys(FLAT).filter((folder) => paths.filter((path) => dirname(path) === folder).length <= MOST_FILES);
