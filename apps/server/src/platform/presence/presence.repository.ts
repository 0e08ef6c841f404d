import { Injectable } from '@nestjs/common';
import { PRESENCE_ENDS_MS } from '@simpletread/contract';
import type { WatchedRecord } from '@simpletread/domain';

import { type Computed, Database } from '../database/index.js';
import type { PresenceRow } from './presence.entity.js';

/** A tab in which a staff member has a record open. */
export interface OpenTab {
  readonly tabId: string;
  readonly resource: WatchedRecord;
  readonly recordId: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly isEditing: boolean;
}

/** A colleague with one or more tabs. */
export type PresentColleague = Pick<PresenceRow, 'staff_id' | 'staff_name' | 'is_editing' | 'since'>;

// Nobody can close someone else's tab: its id counts only with its owner.
const SAY = `
  INSERT INTO platform.presence (tab_id, resource, record_id, staff_id, staff_name, is_editing) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (tab_id) DO UPDATE SET resource = excluded.resource, record_id = excluded.record_id, staff_name = excluded.staff_name,
    is_editing = excluded.is_editing, seen_at = now(),
    since = CASE WHEN presence.resource = excluded.resource AND presence.record_id = excluded.record_id THEN presence.since ELSE now() END
  WHERE presence.staff_id = excluded.staff_id`;

const HAS_SAID = `
  SELECT EXISTS (SELECT FROM platform.presence
    WHERE tab_id = $1 AND resource = $2 AND record_id = $3 AND is_editing = $4 AND seen_at > now() - make_interval(secs => $5)) AS said`;

const LEAVE = 'DELETE FROM platform.presence WHERE tab_id = $1 AND staff_id = $2';

/** Only visible tabs report, and nobody looks at more than this many at once. */
const MOST_TABS = 20;
const FORGET_OLDEST = `
  DELETE FROM platform.presence WHERE tab_id IN (
    SELECT tab_id FROM platform.presence WHERE staff_id = $1 ORDER BY seen_at DESC, tab_id OFFSET ${MOST_TABS})`;

const FORGET = 'DELETE FROM platform.presence WHERE seen_at < now() - make_interval(secs => $1)';

const OTHERS = `
  SELECT staff_id, min(staff_name) AS staff_name, bool_or(is_editing) AS is_editing, min(since) AS since FROM platform.presence
  WHERE resource = $1 AND record_id = $2 AND staff_id <> $3 AND seen_at > now() - make_interval(secs => $4)
  GROUP BY staff_id ORDER BY since, staff_id LIMIT 20`;

const ENDS_SECONDS = PRESENCE_ENDS_MS / 1000;

/** The only reader and writer of `platform.presence`. Needs no transactions: a lost report is soon repeated. */
@Injectable()
export class PresenceRepository {
  constructor(private readonly database: Database) {}

  /** True if the tab had reported the same before, so nobody needs to be notified. */
  async hasSaid({ tabId, resource, recordId, isEditing }: OpenTab): Promise<boolean> {
    const params = [tabId, resource, recordId, isEditing, ENDS_SECONDS];
    return (await this.database.one<Computed<{ said: boolean }>>(HAS_SAID, params))?.said ?? false;
  }

  async say({ tabId, resource, recordId, staffId, staffName, isEditing }: OpenTab): Promise<void> {
    await this.database.execute(SAY, [tabId, resource, recordId, staffId, staffName, isEditing]);
  }

  /** True if the tab was open. */
  async leave({ tabId, staffId }: OpenTab): Promise<boolean> {
    return (await this.database.execute(LEAVE, [tabId, staffId])) === 1;
  }

  /** Removes silent tabs, and the person's oldest ones beyond twenty. */
  async forgetSilent({ staffId }: OpenTab): Promise<void> {
    await this.database.execute(FORGET, [ENDS_SECONDS]);
    await this.database.execute(FORGET_OLDEST, [staffId]);
  }

  /** Colleagues with the record open, the longest first. */
  others({ resource, recordId, staffId }: OpenTab): Promise<PresentColleague[]> {
    return this.database.query<PresentColleague>(OTHERS, [resource, recordId, staffId, ENDS_SECONDS]);
  }
}
