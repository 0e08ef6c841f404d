import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { SqlRunner } from '../../src/platform/database/index.js';

/** Staff writes that change no record. They leave author and time, without before and after. */
export const CHANGES_NOTHING: readonly string[] = ['staff.signOut'];

const ROWS = `
  SELECT request_id AS "requestId", bool_or(before IS NOT NULL OR after IS NOT NULL OR erased_by IS NOT NULL) AS "tellsChange"
  FROM platform.audit_row WHERE request_id = ANY ($1) AND actor_kind = 'staff' AND actor_id IS NOT NULL GROUP BY request_id`;

interface StaffWrite {
  readonly endpointId: string;
  /** The request that made the change, and its repeats under the same key. */
  readonly requestIds: string[];
}

/**
 * Watches every successful staff write during a test. The returned function lists those without an audit row, or with
 * one lacking before and after: "endpoint (request)".
 */
export const watchStaffWrites = (app: NestFastifyApplication): ((db: SqlRunner) => Promise<string[]>) => {
  const writes = new Map<string, StaffWrite>();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const endpoint = request.exchange?.bound.endpoint;
      const isWrite =
        endpoint?.access.kind === 'staff' &&
        endpoint.method !== 'GET' &&
        endpoint.isQuestion !== true &&
        reply.statusCode < 300;
      if (isWrite && !endpoint.id.startsWith('probe.')) {
        const wish = `${endpoint.id} ${request.exchange?.idempotencyKey ?? request.id}`;
        const write = writes.get(wish) ?? { endpointId: endpoint.id, requestIds: [] };
        write.requestIds.push(request.id);
        writes.set(wish, write);
      }
      done();
    });
  return async (db) => {
    const watched = [...writes.values()];
    if (watched.length === 0) return [];
    const rows = await db.query<{ requestId: string; tellsChange: boolean }>(ROWS, [
      watched.flatMap(({ requestIds }) => requestIds),
    ]);
    const isTold = ({ endpointId, requestIds }: StaffWrite): boolean =>
      rows.some(
        ({ requestId, tellsChange }) =>
          requestIds.includes(requestId) && (tellsChange || CHANGES_NOTHING.includes(endpointId)),
      );
    return watched
      .filter((write) => !isTold(write))
      .map(({ endpointId, requestIds }) => `${endpointId} (${requestIds[0]})`);
  };
};
