import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { SqlRunner } from '../src/platform/database/index.js';

/** Staff writes that change no record: they leave who and when, and neither before nor after. */
export const CHANGES_NOTHING: readonly string[] = ['staff.signOut'];

const ROWS = `
  SELECT request_id AS "requestId", bool_or(before IS NOT NULL OR after IS NOT NULL) AS "tellsChange"
  FROM platform.audit_row WHERE request_id = ANY ($1) AND actor_kind = 'staff' AND actor_id IS NOT NULL GROUP BY request_id`;

/**
 * Watches every successful write of staff while a test runs. The function that comes back tells which of them left no audit row
 * of their request, or one without before and after: "endpoint (request)".
 */
export const watchStaffWrites = (app: NestFastifyApplication): ((db: SqlRunner) => Promise<string[]>) => {
  const writes = new Map<string, string>();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const endpoint = request.exchange?.bound.endpoint;
      const isReplay = reply.getHeader('idempotent-replayed') !== undefined;
      if (
        endpoint?.access.kind === 'staff' &&
        endpoint.method !== 'GET' &&
        reply.statusCode < 300 &&
        !isReplay
      )
        writes.set(request.id, endpoint.id);
      done();
    });
  return async (db) => {
    const watched = [...writes].filter(([, endpointId]) => !endpointId.startsWith('probe.'));
    if (watched.length === 0) return [];
    const rows = await db.query<{ requestId: string; tellsChange: boolean }>(ROWS, [
      watched.map(([requestId]) => requestId),
    ]);
    const found = new Map(rows.map(({ requestId, tellsChange }) => [requestId, tellsChange]));
    return watched
      .filter(
        ([requestId, endpointId]) =>
          found.get(requestId) !== true && !(found.has(requestId) && CHANGES_NOTHING.includes(endpointId)),
      )
      .map(([requestId, endpointId]) => `${endpointId} (${requestId})`);
  };
};
