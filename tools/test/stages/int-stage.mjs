// @ts-check
import { join } from 'node:path';
import { removePostgres, startPostgres } from '../../embedded-postgres/embedded-postgres.mjs';
import { openRedisLeg } from '../redis/redis-leg.mjs';
import { writeJoinedLibs } from '../joined-libs.mjs';
import { runJest } from '../run-jest.mjs';
import { writeIntGroups } from '../spec-groups.mjs';
import { sumTallies } from '../reports/tally.mjs';

/** Specs wait a quarter of their time: for jobs, for the outbox, for PostgreSQL. */
const WORKERS = 3;

/** @type {import('../context.mjs').Stage} */
export const intStage = {
  name: 'int',
  isBuildNeeded: true,
  run: async (context) => {
    const dataDir = join(context.clusters, 'int');
    context.guardian.watch('folder', dataDir);
    const starting = startPostgres({ dataDir, isDurable: false });
    context.shutdown.onEnd(async () => {
      await starting.catch(() => {});
      await removePostgres(dataDir);
    });
    const postgres = await starting;
    const specGroups = join(context.temp, 'int-specs');
    writeIntGroups(specGroups);
    const libs = join(context.temp, 'libs');
    await writeJoinedLibs(libs);
    const redis = await openRedisLeg(context);
    try {
      const tests = await runJest(context, {
        name: 'int',
        selection: ['--selectProjects', 'int'],
        workers: WORKERS,
        env: {
          TEST_DATABASE_URL: postgres.url,
          INT_SPEC_GROUPS: specGroups,
          JOINED_LIBS: libs,
          ...redis.env,
        },
      });
      return sumTallies([redis.tally, tests]);
    } finally {
      await redis.stop();
      await removePostgres(dataDir);
    }
  },
};
