import type { JsonObject } from '../../../../database/index.js';

export interface TimelineEvent {
  readonly at: Date;
  readonly type: string;
  readonly actorKind: 'staff' | 'guest' | 'system';
  readonly actorName: string | null;
  readonly data: JsonObject;
}
