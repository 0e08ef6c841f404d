import type { ErasureState, ExportState } from '@simpletread/domain';

import type { ErasureBlock } from '../../platform/personal-data/index.js';

interface RequestFacts {
  readonly requestId: string;
  readonly accountId: string;
  /** Sealed; null once the request has ended. */
  readonly person: string | null;
  readonly askedBy: 'customer' | 'staff';
  readonly staffName: string | null;
  readonly stepsDone: readonly string[];
  readonly stepCount: number;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** A person's request for a copy of their data. */
export interface ExportRequest extends RequestFacts {
  readonly kind: 'export';
  readonly state: ExportState;
  readonly expiresAt: Date | null;
}

/** A person's request for erasure. */
export interface ErasureRequest extends RequestFacts {
  readonly kind: 'erasure';
  readonly state: ErasureState;
  readonly blockedBy: readonly ErasureBlock[];
}

export type PrivacyRequest = ExportRequest | ErasureRequest;
