import type { RulePhase } from '@simpletread/domain';

import type { Condition } from '../../../platform/database/index.js';

const SQL: Readonly<Record<RulePhase, string>> = {
  draft: "?.state = 'draft'",
  paused: "?.state = 'paused'",
  archived: "?.state = 'archived'",
  scheduled: "?.state = 'active' AND ?.starts_at > now()",
  ended: "?.state = 'active' AND ?.ends_at <= now()",
  running:
    "?.state = 'active' AND coalesce(?.starts_at <= now(), true) AND coalesce(?.ends_at > now(), true)",
};

/** Rules of the table `alias` that are in `phase` now; all of them without one. */
export const inPhase = (alias: 'p' | 'l', phase: RulePhase | undefined): Condition[] =>
  phase === undefined ? [] : [{ sql: SQL[phase].replaceAll('?', alias), params: [] }];
