import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { EntitySchema } from 'typeorm';

const SOURCES = join(import.meta.dirname, '..', '..', '..');

const isEntity = (value: unknown): value is EntitySchema => value instanceof EntitySchema;

/** Every entity that a file called `<thing>.entity` of the server exports, whether or not a module registers it. */
export const declaredEntities = async (): Promise<EntitySchema[]> => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.entity\.[jt]s$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(SOURCES, file)) as Promise<Readonly<Record<string, unknown>>>),
  );
  return modules.flatMap((exports) => Object.values(exports).filter(isEntity));
};
