import { campaignAt, EMPTY_CONTENT, type PublishedCampaign } from '../campaigns/index.js';
import { previewEndOf } from './preview-end.js';
import { calendarWith } from './previewed-calendar.js';
import { PREVIEW_VISITORS, previewShopper } from './preview-visitor.js';

const aCampaign = (over: Partial<PublishedCampaign> = {}): PublishedCampaign => ({
  campaignId: 'black-friday',
  name: 'Black Friday',
  season: 'blackFriday',
  startsAt: new Date('2026-11-27T05:00:00Z'),
  endsAt: new Date('2026-11-29T05:00:00Z'),
  content: EMPTY_CONTENT,
  ...over,
});

describe('a draft in the calendar of a preview', () => {
  const at = new Date('2026-11-27T12:00:00Z');

  it('replaces its released version, and the season it overlaps', () => {
    const released = [aCampaign(), aCampaign({ campaignId: 'old', season: 'default' })];
    const draft = aCampaign({ name: 'Blacker Friday' });
    const other = aCampaign({ campaignId: 'new', season: 'lastChance', startsAt: at });
    expect(campaignAt(calendarWith(released, draft), at)?.name).toBe('Blacker Friday');
    expect(campaignAt(calendarWith(released, other), at)?.season).toBe('lastChance');
    expect(calendarWith(released, other)).toContain(released[1]);
  });

  it('changes nothing without a draft', () => {
    const released = [aCampaign()];
    expect(calendarWith(released, null)).toBe(released);
  });
});

describe('the visitor of a preview', () => {
  it('has the price group of the type, and no account’s past', () => {
    expect(previewShopper('Fleet')).toMatchObject({ priceGroup: 'fleet', accountTypes: ['Fleet'] });
    expect(previewShopper('EPP')).toMatchObject({ priceGroup: 'employee', accountTypes: ['EPP'] });
    expect(previewShopper('SimpleCrew')).toMatchObject({ priceGroup: 'retail', isCrewMember: true });
    for (const visitor of PREVIEW_VISITORS)
      expect(previewShopper(visitor)).toMatchObject({ isTaxExempt: false, isFirstOrder: null });
  });
});

describe('a preview', () => {
  const endsAt = new Date(1000);
  const staff = { permissions: ['shop.preview'] as const };

  it('ends with its time, with the session that asked for it, and with the permission', () => {
    expect(previewEndOf({ endsAt, staff }, new Date(999))).toBeNull();
    expect(previewEndOf({ endsAt, staff }, endsAt)).toBe('timeUp');
    expect(previewEndOf({ endsAt, staff: null }, new Date(0))).toBe('signedOut');
    expect(previewEndOf({ endsAt, staff: { permissions: [] } }, new Date(0))).toBe('permissionLost');
  });
});
