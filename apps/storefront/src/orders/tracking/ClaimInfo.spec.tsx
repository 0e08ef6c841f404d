import { renderToStaticMarkup } from 'react-dom/server';
import { ClaimInfo } from './ClaimInfo';

describe('the price guarantee of an order', () => {
  const shown = (now: string): string =>
    renderToStaticMarkup(
      <ClaimInfo
        order={{ state: 'delivered', placedAt: '2026-11-19T15:00:00.000Z' }}
        href="/track-your-order/claim"
        now={new Date(now)}
      />,
    );

  it('is offered through its last Eastern day', () => {
    expect(shown('2026-12-20T04:59:59.000Z')).toContain('Claim a lower price');
    expect(shown('2026-12-20T05:00:00.000Z')).toContain('Price guarantee ended');
  });
});
