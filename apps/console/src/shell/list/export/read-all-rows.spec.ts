import fc from 'fast-check';

import { readAllRows } from './read-all-rows.js';

const asked = { sort: { field: 'id', order: 'ASC' } as const, filter: {} };

const providerOf = (count: number, total = count) => {
  const rows = Array.from({ length: count }, (_, id) => ({ id }));
  return {
    getList: jest.fn(
      (_resource: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
        const start = (pagination.page - 1) * pagination.perPage;
        return Promise.resolve({ data: rows.slice(start, start + pagination.perPage), total });
      },
    ),
  };
};

type Provider = Parameters<typeof readAllRows>[0];

describe('readAllRows', () => {
  it('reads every row once, whatever their number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2_600 }), async (count) => {
        const { rows, total } = await readAllRows(providerOf(count) as unknown as Provider, 'orders', asked);
        expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id));
        expect(total).toBe(count);
      }),
      { numRuns: 20 },
    );
  });

  it('reads on where the total was counted no further', async () => {
    const provider = providerOf(2_600, 1_001);
    const { rows } = await readAllRows(provider as unknown as Provider, 'orders', asked);
    expect(rows).toHaveLength(2_600);
  });

  it('stops at 10,000 rows and still gives the total', async () => {
    const provider = providerOf(12_345);
    const { rows, total } = await readAllRows(provider as unknown as Provider, 'orders', asked);
    expect(rows).toHaveLength(10_000);
    expect(total).toBe(12_345);
    expect(provider.getList).toHaveBeenCalledTimes(20);
  });
});
