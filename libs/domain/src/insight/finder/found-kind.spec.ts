import { FOUND_KINDS, foundKindLabel, foundKindsFor } from './found-kind.js';

describe('the kinds of results', () => {
  it('are those whose list the person may open', () => {
    expect(foundKindsFor({ permissions: ['shops.read', 'campaigns.read'] })).toEqual(['shop', 'campaign']);
    expect(foundKindsFor({ permissions: [] })).toEqual([]);
  });

  it('have headings of their own', () => {
    const labels = FOUND_KINDS.map(foundKindLabel);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
