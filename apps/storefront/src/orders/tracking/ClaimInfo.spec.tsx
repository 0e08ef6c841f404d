import type { OrderView } from '@simpletread/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClaimInfo } from './ClaimInfo';

describe('the price guarantee of an order', () => {
  const shown = (now: string, state: OrderView['state'] = 'delivered'): string =>
    renderToStaticMarkup(
      <ClaimInfo
        order={{ state, placedAt: '2026-11-19T15:00:00.000Z' }}
        href="/track-your-order/claim"
        now={new Date(now)}
      />,
    );

  it('is offered through its last Eastern day', () => {
    expect(shown('2026-12-20T04:59:59.000Z')).toContain('Claim a lower price');
    expect(shown('2026-12-20T05:00:00.000Z')).toContain('Price guarantee ended');
  });

  it('says from when it can be claimed while the order can be cancelled', () => {
    const early = shown('2026-11-19T15:29:59.000Z', 'placed');
    expect(early).toContain('You can claim a lower price from ');
    expect(early).not.toContain('href=');
    expect(shown('2026-11-19T15:30:00.000Z', 'placed')).toContain('href=');
  });

  it('is not shown for a cancelled order', () => {
    expect(shown('2026-11-20T15:00:00.000Z', 'cancelled')).toBe('');
  });
});
