import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import type { CampaignRules } from '../../pricing/rules/write-pricing.js';
import { campaignCalendar } from './campaign-calendar.js';

const MARKETER = 'SELECT id, name FROM identity.staff WHERE role = $1 ORDER BY id LIMIT 1';
const marketerRow = z.object({ id: z.string(), name: z.string() });
const DAY_MS = 86_400_000;
const PLANNED_DAYS = 30;

/** Writes the campaigns of three years, the coming Black Friday with `rules`; released ones are in the calendar. */
export const writeCampaigns = async (
  client: pg.ClientBase,
  { now, rules }: { readonly now: Date; readonly rules: CampaignRules },
  random: Prng,
): Promise<number> => {
  const [first] = await queryRows(client, marketerRow, MARKETER, ['marketer']);
  const marketer = first ?? { id: null, name: 'SimpleTread' };
  const campaigns = campaignCalendar(now).map((campaign) => ({
    ...campaign,
    content: campaign.isPlanned ? { ...campaign.content, ...rules } : campaign.content,
    id: seededId(random, CATALOGUE_EPOCH),
  }));
  const plannedAt = (startsAt: Date): Date =>
    new Date(Math.min(now.getTime(), startsAt.getTime() - PLANNED_DAYS * DAY_MS));
  const rowOf = ({ name, season, startsAt, endsAt, content }: (typeof campaigns)[number]) => ({
    name,
    season,
    starts_at: startsAt,
    ends_at: endsAt,
    content: JSON.stringify(content),
  });
  await writeColumns(
    client,
    'campaigns.campaign',
    campaigns.map((campaign) => ({
      id: campaign.id,
      ...rowOf(campaign),
      state: campaign.isReleased ? 'scheduled' : 'draft',
      created_at: plannedAt(campaign.startsAt),
      updated_at: plannedAt(campaign.startsAt),
    })),
  );
  const released = campaigns.filter(({ isReleased }) => isReleased);
  await writeColumns(
    client,
    'campaigns.campaign_release',
    released.map((campaign) => ({
      campaign_id: campaign.id,
      number: 1,
      ...rowOf(campaign),
      released_at: plannedAt(campaign.startsAt),
      released_by: marketer.id,
      released_by_name: marketer.name,
    })),
  );
  await writeColumns(
    client,
    'campaigns.calendar_entry',
    released.map(({ id, season, startsAt, endsAt }) => ({
      campaign_id: id,
      number: 1,
      season,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
  );
  return campaigns.length;
};
