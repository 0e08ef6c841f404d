import type { CampaignRecord } from '@simpletread/contract';
import { campaignMachine } from '@simpletread/domain';

import { dayTimeText } from '../../../shell/time/index.js';

export type MoveKind = 'schedule' | 'withdraw' | 'rollBack';

/** Something that can be done with a campaign before shoppers. */
export interface CampaignMove {
  readonly kind: MoveKind;
  readonly button: string;
  readonly effects: readonly string[];
  readonly done: string;
  readonly isDangerous: boolean;
  /** The release to go back to. */
  readonly release: CampaignRecord['releases'][number] | null;
}

type Release = CampaignRecord['releases'][number];

const rulesText = ({ promotionIds, priceListIds }: CampaignRecord['content']): readonly string[] =>
  promotionIds.length + priceListIds.length === 0
    ? []
    : ['Its promotions and price lists apply for the same period.'];

const isOnAt = ({ startsAt }: { readonly startsAt: string }, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime();

const untilText = (campaign: { readonly startsAt: string; readonly endsAt: string }, now: Date): string =>
  isOnAt(campaign, now)
    ? `It appears on every page immediately, until ${dayTimeText(campaign.endsAt, now)} ET.`
    : `It starts automatically on ${dayTimeText(campaign.startsAt, now)} ET and ends on ${dayTimeText(campaign.endsAt, now)} ET.`;

const can = (kind: MoveKind, { state }: CampaignRecord): boolean =>
  Object.hasOwn(campaignMachine.events[kind], state);

const scheduleOf = (campaign: CampaignRecord, now: Date): CampaignMove => {
  const isAgain = campaign.release !== null;
  const button = isAgain ? 'Release changes' : isOnAt(campaign, now) ? 'Release now' : 'Schedule';
  return {
    kind: 'schedule',
    button,
    effects: [untilText(campaign, now), ...rulesText(campaign.content)],
    done: isOnAt(campaign, now) ? 'is live' : 'is scheduled',
    isDangerous: false,
    release: null,
  };
};

const withdrawalOf = (campaign: CampaignRecord): CampaignMove => {
  const isLive = campaign.state === 'live';
  return {
    kind: 'withdraw',
    button: isLive ? 'End now' : 'Cancel campaign',
    effects: [
      isLive
        ? 'The shop returns to its everyday look and prices immediately.'
        : 'It won’t start, and its time is free for other campaigns.',
      'It stays here unchanged, and you can schedule it again.',
    ],
    done: isLive ? 'has ended' : 'is cancelled',
    isDangerous: true,
    release: null,
  };
};

/** Going back to a release. */
export const rollBackTo = (release: Release, now: Date): CampaignMove => ({
  kind: 'rollBack',
  button: `Roll back to release ${release.number}`,
  effects: [untilText(release, now), ...rulesText(release.content), 'The draft is reset to that release.'],
  done: `is back on release ${release.number}`,
  isDangerous: false,
  release,
});

/** The newest release before the current one: the last one shoppers saw. */
const formerOf = ({ release, releases }: CampaignRecord): Release | undefined =>
  releases.find(({ number }) => release !== null && number < release);

const isAhead = ({ endsAt }: { readonly endsAt: string }, now: Date): boolean =>
  Date.parse(endsAt) > now.getTime();

/** Releases that can be gone back to. */
export const canRollBackTo = (campaign: CampaignRecord, release: Release, now: Date): boolean =>
  can('rollBack', campaign) && release.number !== campaign.release && isAhead(release, now);

/** The possible actions on a campaign, most likely first. */
export const movesOf = (campaign: CampaignRecord, now: Date): readonly CampaignMove[] => {
  const former = formerOf(campaign);
  const isNews = campaign.release === null || campaign.hasUnreleasedChanges;
  return [
    ...(can('schedule', campaign) && isNews ? [scheduleOf(campaign, now)] : []),
    ...(former !== undefined && canRollBackTo(campaign, former, now)
      ? [{ ...rollBackTo(former, now), button: 'Roll back' }]
      : []),
    ...(can('withdraw', campaign) ? [withdrawalOf(campaign)] : []),
  ];
};
