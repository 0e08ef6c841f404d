import type { OrderView } from '@simpletread/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoverageInfo } from './CoverageInfo';

type Covered = Parameters<typeof CoverageInfo>[0]['order'];

const line = (quantity: number, isCovered = true, returnedQuantity = 0): OrderView['lines'][number] =>
  ({ quantity, returnedQuantity, isCovered }) as OrderView['lines'][number];

const order: Covered = {
  state: 'delivered',
  deliveredAt: '2026-11-27T15:00:00.000Z',
  fulfilment: 'ship-to-shop',
  appointment: null,
  lines: [line(4)],
};

const shown = (now: string, change: Partial<Covered> = {}): string =>
  renderToStaticMarkup(
    <CoverageInfo
      order={{ ...order, ...change }}
      href="/track-your-order/coverage"
      now={new Date(`${now}T17:00:00.000Z`)}
    />,
  );

describe('the coverage of an order', () => {
  it('is offered from delivery until 36 months later, with what the year pays', () => {
    const first = shown('2026-12-01');
    expect(first).toContain('Covered through Tue, Nov 27, 2029');
    expect(first).toContain('Right now we pay up to $400 to replace a tire and up to $25 to repair one.');
    expect(first).toContain('Roadside assistance through Sat, Nov 27, 2027.');
    expect(shown('2029-11-27')).toContain('up to $100 to replace a tire');
    const over = shown('2029-11-28');
    expect(over).toContain('Coverage ended Tue, Nov 27');
    expect(over).toContain('See your claims');
    expect(over).not.toContain('up to $');
  });

  it('starts with the installation, and can’t be claimed before', () => {
    const appointment = { date: '2026-12-05' } as OrderView['appointment'];
    const before = shown('2026-12-04', { appointment });
    expect(before).toContain('Coverage starts with the installation on Sat, Dec 5');
    expect(before).toContain('Roadside assistance starts with the installation on Sat, Dec 5.');
    expect(before).not.toContain('href=');
    expect(before).not.toContain('up to $');
    expect(shown('2026-12-05', { appointment })).toContain('Covered through Wed, Dec 5, 2029');
    expect(shown('2026-12-04', { appointment, fulfilment: 'ship-to-me' })).toContain('Nov 27, 2029');
  });

  it('has no link before delivery', () => {
    const before = shown('2026-11-20', { state: 'inTransit', deliveredAt: null });
    expect(before).toContain('Coverage starts on delivery');
    expect(before).not.toContain('href=');
  });

  it('is roadside assistance alone for four installed tires without coverage', () => {
    const html = shown('2026-12-01', { lines: [line(4, false)] });
    expect(html).toContain('Claim roadside assistance');
    expect(html).not.toContain('Covered through');
    expect(shown('2026-12-01', { lines: [line(2, false)] })).toBe('');
    expect(shown('2026-12-01', { lines: [line(4, false)], fulfilment: 'ship-to-me' })).toBe('');
    expect(shown('2026-12-01', { state: 'cancelled' })).toBe('');
  });

  it('is nothing once the covered tires were returned, although others are kept', () => {
    const lines = [line(2, true, 2), line(2, false)];
    expect(shown('2026-12-01', { lines })).toBe('');
    expect(shown('2026-12-01', { lines: [line(2, true, 1), line(2, false)] })).toContain('Covered through');
  });
});
