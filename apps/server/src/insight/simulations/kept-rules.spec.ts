import { cents, type PriceList, type Promotion, STANDARD_RULES } from '@simpletread/domain';

import { keptOf, type KeptRules, rulesOf } from './kept-rules.js';
import type { SimulationRules } from './simulation-inputs.js';

const AT = new Date('2026-11-20T17:00:00.000Z');
const LATER = new Date('2026-11-27T05:00:00.000Z');
const NOTHING = { promotions: [], priceLists: [] };

const [promotion] = STANDARD_RULES.promotions as readonly [Promotion];
const list: PriceList = {
  priceListId: 'list',
  name: 'Fleet',
  audience: 'fleet',
  startsAt: AT,
  endsAt: null,
  entries: [
    {
      scope: 'all',
      key: '',
      minTires: 1,
      rule: { kind: 'percentOff', ratePpm: 1 },
      startsAt: LATER,
      endsAt: null,
    },
  ],
};
const { entries, ...terms } = list;

describe('rules of a simulation', () => {
  it('come back as they were kept, with their moments', () => {
    const rules: SimulationRules = {
      inForce: {
        promotions: [{ rule: { ...promotion, startsAt: null, endsAt: LATER }, since: AT, until: null }],
        priceLists: [{ rule: terms, since: null, until: LATER }],
        entries: { list: entries.map((rule) => ({ rule, since: null, until: LATER })) },
      },
      draft: { promotions: [], priceLists: [list] },
      draftAt: LATER,
      used: new Map([[promotion.promotionId, { uses: 3, spentInCents: cents(6_000) }]]),
    };
    expect(rulesOf(JSON.parse(keptOf(rules)) as KeptRules, NOTHING)).toEqual(rules);
  });

  it('of a server that kept one set for the whole period count for all of it', () => {
    const draft = { ...promotion, promotionId: 'draft', startsAt: null, endsAt: null };
    const before = { promotions: [promotion], priceLists: [list] };
    const kept = JSON.parse(
      JSON.stringify({ before, after: { ...before, promotions: [promotion, draft] } }),
    ) as KeptRules;
    const read = rulesOf(kept, { promotions: [{ id: 'draft', name: 'Draft' }], priceLists: [] });
    expect(read.draft).toEqual({ promotions: [draft], priceLists: [] });
    expect(read.inForce.promotions).toEqual([{ rule: promotion, since: null, until: null }]);
    expect(read.inForce.entries['list']).toEqual(entries.map((rule) => ({ rule, since: null, until: null })));
  });
});
