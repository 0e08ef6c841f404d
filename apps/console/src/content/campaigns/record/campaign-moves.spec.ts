import type { CampaignRecord } from '@simpletread/contract';
import { permissionsOf, type StaffPermission, type StaffRole } from '@simpletread/domain';

import { mayMove } from '../may-move.js';
import { aCampaign } from '../testing/a-campaign.js';
import { campaignInWords } from '../campaign-words.js';
import { canRollBackTo, movesOf } from './campaign-moves.js';

const now = new Date('2026-11-20T15:00:00Z');
const DURING = new Date('2026-11-27T15:00:00Z');

const aRelease = (
  number: number,
  given: Partial<CampaignRecord> = {},
): CampaignRecord['releases'][number] => {
  const { name, season, startsAt, endsAt, content } = aCampaign(given);
  const told = { repeats: null, releasedAt: '2026-11-19T15:00:00.000Z', releasedByName: 'Mia Okafor' };
  return { number, name, season, startsAt, endsAt, content, ...told };
};

const released = (given: Partial<CampaignRecord> = {}): CampaignRecord => {
  const { name, season, startsAt, endsAt } = aCampaign();
  return aCampaign({
    state: 'scheduled',
    release: 2,
    released: { name, season, startsAt, endsAt },
    releases: [aRelease(2), aRelease(1, { name: 'Before' })],
    ...given,
  });
};

const buttonsOf = (campaign: CampaignRecord, at = now) => movesOf(campaign, at).map(({ button }) => button);

describe('what can be done with a campaign', () => {
  it('is scheduling a draft, which within its time is a release', () => {
    expect(buttonsOf(aCampaign())).toEqual(['Schedule']);
    expect(buttonsOf(aCampaign(), DURING)).toEqual(['Release now']);
    expect(movesOf(aCampaign(), now)[0]?.effects[0]).toBe(
      'It starts automatically on Nov 27, 12:00 am ET and ends on Nov 29, 12:00 am ET.',
    );
  });

  it('is going back and cancelling once it is scheduled, ending once it is live', () => {
    expect(buttonsOf(released())).toEqual(['Roll back', 'Cancel campaign']);
    expect(buttonsOf(released({ state: 'live' }), DURING)).toEqual(['Roll back', 'End now']);
    expect(buttonsOf(released({ hasUnreleasedChanges: true }))).toEqual([
      'Release changes',
      'Roll back',
      'Cancel campaign',
    ]);
    expect(movesOf(released(), now)[0]?.release).toMatchObject({ number: 1, name: 'Before' });
  });

  it('is nothing once it is over, and going back to no time that is past', () => {
    expect(buttonsOf(released({ state: 'ended' }))).toEqual([]);
    const old = aRelease(1, { endsAt: '2026-11-19T05:00:00.000Z' });
    expect(canRollBackTo(released(), old, now)).toBe(false);
    expect(canRollBackTo(released(), aRelease(2), now)).toBe(false);
    expect(canRollBackTo(released(), aRelease(1), now)).toBe(true);
  });
});

describe('who may do it', () => {
  const may = (role: StaffRole, campaign: CampaignRecord) =>
    mayMove((permission: StaffPermission) => permissionsOf(role).includes(permission), campaign);
  const priced = aCampaign().content;
  const withPrices = { ...priced, promotionIds: ['0198c0de-0000-7000-8000-0000000000d1'] };

  it('is a content editor for a campaign without prices, and never a reader', () => {
    expect(may('content-editor', aCampaign())).toBe(true);
    expect(may('marketer', aCampaign())).toBe(true);
    expect(may('analyst', aCampaign())).toBe(false);
  });

  it('refuses content editors when prices go along, in the draft or in the release', () => {
    expect(may('content-editor', aCampaign({ content: withPrices }))).toBe(false);
    const seen = released({ releases: [aRelease(2, { content: withPrices }), aRelease(1)] });
    expect(may('content-editor', seen)).toBe(false);
    expect(may('marketer', seen)).toBe(true);
  });
});

describe('a campaign in words', () => {
  it('names its parts, so that what changed can be seen', () => {
    const promotionId = '0198c0de-0000-7000-8000-0000000000d1';
    const content: CampaignRecord['content'] = {
      ...aCampaign().content,
      banner: {
        name: 'Sale',
        text: 'All out',
        link: { label: 'See', link: '/tire-deals' },
        hasCountdown: true,
      },
      promotionIds: [promotionId],
      pills: [
        {
          id: 'toyo',
          kind: 'customFilter',
          label: 'Toyo deals',
          route: '/tire-deals',
          targetRoutes: ['/tire-sizes'],
          filters: { brand: ['toyo'], category: [], subtype: [], promotion: [] },
          audience: 'guest',
          states: ['PA'],
        },
      ],
    };
    expect(campaignInWords(aCampaign({ content }), new Map([[promotionId, '$100 off']]))).toMatchObject({
      season: 'Black Friday',
      banner: 'Sale: All out; See → /tire-deals; counts down',
      'home page': null,
      pills: 'Toyo deals → /tire-deals (/tire-sizes; brand toyo; PA; guests)',
      promotions: '$100 off',
      'price lists': null,
    });
  });
});
