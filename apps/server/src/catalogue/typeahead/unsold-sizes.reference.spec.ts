import { referenceTypeahead } from './testing/reference-search.js';

const TYPEAHEAD = referenceTypeahead();

describe('a size that we don’t sell', () => {
  it('is said to be unsold if nothing comes near it', async () => {
    const reply = await TYPEAHEAD.run({
      queryText: '235/25r17 michelin',
      queryType: undefined,
      additionalQueryText: '',
    });
    const list = reply.value.resultLists.find(({ id }) => id === 'tire-sizes');
    expect(list?.items.map(({ label, detailLabel }) => [label, detailLabel])).toEqual([
      ['235/25R17', 'We don’t sell this size'],
    ]);
  });

  it('has its neighbors, with their difference in height', async () => {
    const reply = await TYPEAHEAD.run({
      queryText: '245/60r17',
      queryType: undefined,
      additionalQueryText: '',
    });
    const list = reply.value.resultLists.find(({ id }) => id === 'tire-sizes');
    expect(list?.label).toBe('We don’t sell 245/60R17. Nearest sizes');
    const [first] = list?.items ?? [];
    expect(first?.detailLabel).toMatch(/^(?:\d\.\d% (?:taller|shorter)|same height), /);
  });
});
