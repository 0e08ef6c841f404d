// @ts-check
import { programOnPath } from '../program-on-path.mjs';
import { startRedis } from './redis-server.mjs';
import { NOTHING, ONE_FAILED, ONE_SKIPPED } from '../reports/tally.mjs';

/**
 * Runs the suites of jobs, cache and pub/sub on Redis too, if available.
 * @param {import('../context.mjs').TestContext} context
 * @returns {Promise<{ env: Record<string, string>, tally: import('../reports/tally.mjs').Tally, stop: () => Promise<void> }>}
 */
export async function openRedisLeg(context) {
  const stop = async () => {};
  const program = programOnPath('redis-server');
  if (!program) {
    context.print('redis leg skipped: no redis-server on PATH');
    return { env: {}, tally: ONE_SKIPPED, stop };
  }
  const redis = await startRedis(context, program);
  if (redis) return { env: { TEST_REDIS_URL: redis.url }, tally: NOTHING, stop: redis.stop };
  context.print(`redis leg failed: ${program} did not start`);
  return { env: {}, tally: ONE_FAILED, stop };
}
