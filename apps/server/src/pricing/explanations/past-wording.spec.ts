import { wordingsOf } from './past-wording.js';

const [MADE, CHANGED, PAUSED] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 10, day))) as [
  Date,
  Date,
  Date,
];

const now = {
  name: 'Now',
  state: 'active' as const,
  startsAt: null,
  endsAt: null,
  definition: { of: 'now' },
};
const version = (name: string, state: string, until: Date) => ({
  until,
  fields: { name, state, starts_at: null, ends_at: '2026-11-30T00:00:00+00:00', definition: { of: name } },
});

describe('the wordings of a rule', () => {
  it('follow one another without a gap, from when it was made to now', () => {
    const versions = [version('First', 'active', CHANGED), version('Second', 'paused', PAUSED)];
    expect(wordingsOf(now, MADE, versions)).toMatchObject([
      { since: MADE, until: CHANGED, rule: { name: 'First', state: 'active', definition: { of: 'First' } } },
      { since: CHANGED, until: PAUSED, rule: { name: 'Second', state: 'paused' } },
      { since: PAUSED, until: null, rule: now },
    ]);
    expect(wordingsOf(now, MADE, versions)[0]?.rule.endsAt).toEqual(new Date('2026-11-30T00:00:00Z'));
  });

  it('are the current one if it never changed', () => {
    expect(wordingsOf(now, MADE, [])).toEqual([{ since: MADE, until: null, rule: now }]);
  });
});
