import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { pageWindow } from './page-window.js';
import { Pagination } from './Pagination.js';

describe('Pagination', () => {
  it('links to the neighbors, the ends and the steps', () => {
    render(<Pagination page={5} pageCount={12} hrefOf={(page) => `?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=6');
    expect(screen.getAllByRole('link')).toHaveLength(7);
  });

  it('is absent for a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} hrefOf={String} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 12, [1, null, 4, 5, 6, null, 12]],
  ])('of page %p of %p is %p', (page, count, slots) => {
    expect(pageWindow(page, count)).toEqual(slots);
  });

  it('is ascending, includes the ends and the page, and leaves no gap of one', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([page, count]) => {
        const slots = pageWindow(page, count);
        const pages = slots.filter((slot) => slot !== null);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, page, count]));
        slots.forEach((slot, at) => {
          if (slot === null) expect((slots[at + 1] ?? 0) - (slots[at - 1] ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
