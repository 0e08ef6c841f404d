import { randomUUID } from 'node:crypto';

import type { CampaignContentReply } from '@simpletread/contract';
import { EMPTY_CONTENT, type Season } from '@simpletread/domain';

import type { SqlRunner } from '../../../src/platform/database/index.js';

interface CampaignSetup {
  readonly name?: string;
  readonly season?: Season;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly content?: Partial<CampaignContentReply>;
}

const WRITE = `
  WITH campaign AS (
    INSERT INTO campaigns.campaign (id, name, season, starts_at, ends_at, content, state)
    VALUES ($1, $2, $3, $4, $5, $6, 'scheduled') RETURNING *)
  INSERT INTO campaigns.campaign_release (campaign_id, number, name, season, starts_at, ends_at, content, released_by_name)
  SELECT id, 1, name, season, starts_at, ends_at, content, 'a test' FROM campaign`;

const ENTER = `
  INSERT INTO campaigns.calendar_entry (campaign_id, number, season, starts_at, ends_at) VALUES ($1, 1, $2, $3, $4)`;

/** A campaign in the calendar; returns its id. */
export const aPublishedCampaign = async (
  db: SqlRunner,
  { name = 'Black Friday', season = 'blackFriday', startsAt, endsAt, content = {} }: CampaignSetup,
): Promise<string> => {
  const id = randomUUID();
  const whole = JSON.stringify({ ...EMPTY_CONTENT, ...content });
  await db.execute(WRITE, [id, name, season, startsAt, endsAt, whole]);
  await db.execute(ENTER, [id, season, startsAt, endsAt]);
  return id;
};
