import { Injectable } from '@nestjs/common';
import type { CalendarEntry, StoredCampaignState } from '@simpletread/domain';

import { columnList, type Renamed, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { type CampaignReleaseRow } from './campaign-release.entity.js';
import { calendarEntryEntity } from './calendar-entry.entity.js';
import { campaignEntity } from './campaign.entity.js';
import { type Campaign, type CampaignDraft, type CampaignRelease } from './campaign.js';
import { campaignOf, type CampaignRow, DRAFT, draftOf, type DraftRow } from './campaign-row.js';

const DRAFT_COLUMNS = columnList(DRAFT);
const OF_CAMPAIGN = columnList(DRAFT, 'c');
const OF_RELEASE = DRAFT.map((name) => ['r.', name, ' AS released_', name].join('')).join(', ');

/** A campaign beside its release that counts. */
export const CAMPAIGN_COLUMNS = `
  c.id, ${OF_CAMPAIGN}, c.state, c.version, c.updated_at, r.number AS released_number, ${OF_RELEASE}`;

export const CAMPAIGN_FROM = `
  campaigns.campaign c
  LEFT JOIN campaigns.calendar_entry e ON e.campaign_id = c.id
  LEFT JOIN campaigns.campaign_release r ON r.campaign_id = e.campaign_id AND r.number = e.number`;

const CAMPAIGN_SELECT = ['SELECT', CAMPAIGN_COLUMNS, 'FROM', CAMPAIGN_FROM].join(' ');
const BY_ID = [CAMPAIGN_SELECT, 'WHERE c.id = $1'].join(' ');
const LOCKED = [BY_ID, 'FOR UPDATE OF c'].join(' ');

const RELEASE_COLUMNS = `
  ${DRAFT_COLUMNS}, number, repeats, released_at AS "releasedAt",
  released_by_name AS "releasedByName"`;

const RELEASES = [
  'SELECT',
  RELEASE_COLUMNS,
  'FROM campaigns.campaign_release WHERE campaign_id = $1 ORDER BY number DESC LIMIT 200',
].join(' ');

const RELEASE = [
  'SELECT',
  RELEASE_COLUMNS,
  'FROM campaigns.campaign_release WHERE campaign_id = $1 AND number = $2',
].join(' ');

const CALENDAR = `
  SELECT e.campaign_id AS "campaignId", r.name, r.season, r.starts_at AS "startsAt", r.ends_at AS "endsAt"
  FROM campaigns.calendar_entry e
  JOIN campaigns.campaign_release r ON r.campaign_id = e.campaign_id AND r.number = e.number
  WHERE e.ends_at > $1 ORDER BY e.starts_at, e.campaign_id`;

const RESTORE = `
  INSERT INTO campaigns.campaign (id, ${DRAFT_COLUMNS}, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;

/** The traces of a campaign's change beside its own columns. */
const CHANGED = { version: () => 'version + 1', updated_at: () => 'now()' };

const ADD_RELEASE = `
  INSERT INTO campaigns.campaign_release
    (campaign_id, number, ${DRAFT_COLUMNS}, repeats, released_by, released_by_name)
  SELECT $1::uuid, coalesce(max(number), 0) + 1, $2, $3, $4::timestamptz, $5::timestamptz, $6::jsonb, $7::integer, $8::uuid, $9
  FROM campaigns.campaign_release WHERE campaign_id = $1
  RETURNING number`;

const ENTER = `
  INSERT INTO campaigns.calendar_entry (campaign_id, number, season, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (campaign_id) DO UPDATE SET number = EXCLUDED.number, season = EXCLUDED.season,
    starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at`;

/** The calendar is one record: its changes are serialized. */
const LOCK_CALENDAR = "SELECT pg_advisory_xact_lock(hashtext('campaigns.calendar'))";

type ReleaseRow = DraftRow &
  Pick<CampaignReleaseRow, 'number' | 'repeats'> &
  Renamed<CampaignReleaseRow, { releasedAt: 'released_at'; releasedByName: 'released_by_name' }>;

type CalendarRow = Pick<CampaignReleaseRow, 'name' | 'season'> &
  Renamed<CampaignReleaseRow, { campaignId: 'campaign_id'; startsAt: 'starts_at'; endsAt: 'ends_at' }>;

const releaseOf = ({ number, repeats, releasedAt, releasedByName, ...row }: ReleaseRow): CampaignRelease => ({
  ...draftOf(row),
  number,
  repeats,
  releasedAt,
  releasedByName,
});

export interface NewRelease extends CampaignDraft {
  readonly repeats: number | null;
  readonly by: { readonly staffId: string; readonly name: string };
}

/** The only writer of campaigns, their releases and the calendar. */
@Injectable()
export class CampaignRepository {
  async find(db: SqlRunner, id: string): Promise<Campaign | null> {
    const row = await db.one<CampaignRow>(BY_ID, [id]);
    return row === null ? null : campaignOf(row);
  }

  /** The campaign, locked until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<Campaign | null> {
    const row = await tx.one<CampaignRow>(LOCKED, [id]);
    return row === null ? null : campaignOf(row);
  }

  async releases(db: SqlRunner, id: string): Promise<CampaignRelease[]> {
    return (await db.query<ReleaseRow>(RELEASES, [id])).map(releaseOf);
  }

  async release(db: SqlRunner, id: string, number: number): Promise<CampaignRelease | null> {
    const row = await db.one<ReleaseRow>(RELEASE, [id, number]);
    return row === null ? null : releaseOf(row);
  }

  /** The part of the calendar that isn't over at `now`. */
  async calendar(db: SqlRunner, now: Date): Promise<CalendarEntry[]> {
    return db.query<CalendarRow>(CALENDAR, [now]);
  }

  async lockCalendar(tx: Transaction): Promise<void> {
    await tx.query(LOCK_CALENDAR);
  }

  async insert(tx: Transaction, id: string, draft: CampaignDraft): Promise<void> {
    await tx.repository(campaignEntity).insert({ id, ...this.columns(draft) });
  }

  /** Writes a draft again that was deleted; false where it is there already. */
  async restore(tx: Transaction, id: string, draft: CampaignDraft, createdAt: Date): Promise<boolean> {
    return (await tx.execute(RESTORE, [id, ...this.values(draft), createdAt])) === 1;
  }

  /** Only of a draft: what was released is kept by its releases. */
  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.repository(campaignEntity).delete({ id });
  }

  async update(tx: Transaction, id: string, draft: CampaignDraft): Promise<void> {
    await tx.repository(campaignEntity).update({ id }, { ...this.columns(draft), ...CHANGED });
  }

  async setState(tx: Transaction, id: string, state: StoredCampaignState): Promise<void> {
    await tx.repository(campaignEntity).update({ id }, { state, ...CHANGED });
  }

  /** Writes a release, puts it into the calendar and returns its number. */
  async publish(tx: Transaction, id: string, { repeats, by, ...draft }: NewRelease): Promise<number> {
    const values = [id, ...this.values(draft), repeats, by.staffId, by.name];
    const number = (await tx.one<Pick<CampaignReleaseRow, 'number'>>(ADD_RELEASE, values))?.number ?? 1;
    await tx.execute(ENTER, [id, number, draft.season, draft.startsAt, draft.endsAt]);
    return number;
  }

  async leaveCalendar(tx: Transaction, id: string): Promise<void> {
    await tx.repository(calendarEntryEntity).delete({ campaign_id: id });
  }

  private columns({ name, season, startsAt, endsAt, content }: CampaignDraft) {
    return { name, season, starts_at: startsAt, ends_at: endsAt, content };
  }

  private values({ name, season, startsAt, endsAt, content }: CampaignDraft) {
    return [name, season, startsAt, endsAt, JSON.stringify(content)];
  }
}
