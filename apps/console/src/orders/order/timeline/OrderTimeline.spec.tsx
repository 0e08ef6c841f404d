import type { AdminOrder } from '@simpletread/contract';
import { screen } from '@testing-library/react';
import { createRef } from 'react';

import { renderConsole } from '../../../../test/render-console.js';
import { OrderTimeline } from './OrderTimeline.js';

describe('the timeline of an order', () => {
  it('leads to the order that replaced it', async () => {
    const event = {
      ...{ id: 'e1', at: '2026-11-20T15:17:19.000Z', type: 'OrderCancelled', title: 'Order cancelled' },
      ...{ detail: 'Replaced by order 7M2PX-Q94KA · refund of $1.00', actorName: null },
    };
    const timeline = [
      { ...event, aboutOrderId: 'o2' },
      { ...event, id: 'e2', aboutOrderId: null },
    ];
    const order = { id: 'o1', timeline, steps: [] } as unknown as AdminOrder;
    renderConsole(<OrderTimeline order={order} noteField={createRef()} />, { dataProvider: {} });
    const links = await screen.findAllByRole('link', { name: '7M2PX-Q94KA' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/o2/show']);
    expect(links[0]?.parentElement?.textContent).toBe(event.detail);
  });
});
