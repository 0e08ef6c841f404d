import type { Deal } from './deal';
import { dealFilterLabel, groupsUnderDeal, isTargetOf, withDealFilters } from './deals';

const aDeal = (over: Partial<Deal> = {}): Deal => ({
  id: 'bf',
  kind: 'blackFriday',
  label: 'Black Friday',
  route: '/tire-deals/black-friday-sale',
  targetRoutes: ['/tire-sizes', '/vehicles'],
  filters: { brand: ['toyo', 'general-tire'], category: [], subtype: [], promotion: ['bf-100'] },
  ...over,
});

const anItem = (link: string) => ({
  id: link,
  label: link,
  action: { type: 'link' as const, link },
  preview: link,
  search: null,
});

describe('a search under a deal', () => {
  it('restricts answers’ links and adds its filters to their results', () => {
    const groups = [
      { id: 'vehicles', label: 'Vehicles', items: [anItem('/vehicles/subaru/outback/2021?trim=base')] },
      { id: 'brands', label: 'Brands', items: [anItem('/brands/toyo-tires')] },
    ];
    expect(groupsUnderDeal(groups, aDeal()).map(({ items }) => items.map(({ href }) => href))).toEqual([
      ['/vehicles/subaru/outback/2021?trim=base&brand=toyo,general-tire&promotion=bf-100'],
    ]);
    expect(groupsUnderDeal(groups, null)).toEqual(groups);
  });

  it('links anywhere without routes, and matches routes by whole words', () => {
    expect(isTargetOf(aDeal({ targetRoutes: [] }), '/brands/toyo-tires')).toBe(true);
    expect(isTargetOf(aDeal(), '/tire-sizes/225-65r17?x=1')).toBe(true);
    expect(isTargetOf(aDeal(), '/tire-sizes-guide')).toBe(false);
  });

  it('does not change pages without results', () => {
    for (const href of ['/vehicles', '/vehicles/subaru-tires', '/brands/toyo-tires', '/tire-sizes'])
      expect(withDealFilters(aDeal(), href)).toBe(href);
    expect(withDealFilters(aDeal(), '/tire-sizes/225-65r17?brand=nokian#top')).toBe(
      '/tire-sizes/225-65r17?brand=toyo,general-tire&promotion=bf-100#top',
    );
  });

  it('keeps questions, whose answers are checked later', () => {
    const question = {
      id: 'q',
      label: 'Rear size',
      action: {
        type: 'query' as const,
        queryText: '',
        queryType: 'tireSize' as const,
        additionalQueryText: 'x',
      },
      preview: null,
      search: null,
    };
    expect(groupsUnderDeal([{ id: 'g', label: 'G', items: [question] }], aDeal())[0]?.items).toEqual([
      question,
    ]);
  });

  it('has a filter pill with the brands of the deal, or its name', () => {
    const filters = { brand: [], category: [], subtype: [], promotion: [] };
    expect(dealFilterLabel(aDeal())).toBe('Toyo, General Tire deals');
    expect(dealFilterLabel(aDeal({ filters }))).toBe('Black Friday deals');
    expect(dealFilterLabel(aDeal({ filters, label: 'Winter deals' }))).toBe('Winter deals');
  });
});
