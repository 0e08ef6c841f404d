import type { DataExport, Erasure, PrivacyRequest as AdminRequest } from '@simpletread/contract';
import { erasureMachine, eventsFrom } from '@simpletread/domain';

import type { ErasureRequest, ExportRequest, PrivacyRequest } from './privacy-request.js';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const canCancel = (request: PrivacyRequest): boolean =>
  request.kind === 'erasure' && eventsFrom(erasureMachine, request.state).includes('cancel');

export const exportView = (request: ExportRequest): DataExport => ({
  id: request.requestId,
  state: request.state,
  askedAt: request.askedAt.toISOString(),
  progress: { done: Math.min(request.stepsDone.length, request.stepCount), of: request.stepCount },
  expiresAt: instant(request.expiresAt),
});

export const erasureView = (request: ErasureRequest): Erasure => ({
  id: request.requestId,
  state: request.state,
  askedAt: request.askedAt.toISOString(),
  dueAt: request.dueAt.toISOString(),
  blockedBy: [...request.blockedBy],
  canCancel: canCancel(request),
});

/** A request as staff see it: nothing in it names the person. */
export const staffView = (request: PrivacyRequest): AdminRequest => ({
  id: request.requestId,
  kind: request.kind,
  state: request.state,
  accountId: request.accountId,
  askedBy: request.askedBy,
  staffName: request.staffName,
  askedAt: request.askedAt.toISOString(),
  dueAt: request.dueAt.toISOString(),
  startedAt: instant(request.startedAt),
  finishedAt: instant(request.finishedAt),
  expiresAt: request.kind === 'export' ? instant(request.expiresAt) : null,
  stepsDone: request.stepsDone.length,
  stepCount: request.stepCount,
  steps: [...request.stepsDone],
  blockedBy: request.kind === 'erasure' ? [...request.blockedBy] : [],
  canCancel: canCancel(request),
});
