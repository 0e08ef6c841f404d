import type { SubscriberRow } from '@simpletread/contract';
import { screen } from '@testing-library/react';

import { renderConsole } from '../../../test/render-console.js';
import { SubscriberList } from './SubscriberList.js';

const ROW: SubscriberRow = {
  id: 's1',
  email: 'dana@example.com',
  state: 'left',
  consent: 'Email me about tire deals and news. I can leave with one click.',
  askedAt: '2026-11-20T12:00:00.000Z',
  confirmedAt: '2026-11-20T12:05:00.000Z',
  leftAt: '2026-11-22T12:00:00.000Z',
  leftBy: 'mailProgram',
  leaveUrl: null,
};

describe('the mailing list in the console', () => {
  it('shows who left and how, and counts the subscribed', async () => {
    const getList = jest.fn((resource: string) =>
      Promise.resolve(resource === 'subscribers' ? { data: [ROW], total: 1 } : { data: [], total: 0 }),
    );
    renderConsole(<SubscriberList />, { dataProvider: { getList: getList as never } });
    expect(await screen.findByText('dana@example.com')).toBeTruthy();
    expect(screen.getByText(/with their mail program/)).toBeTruthy();
    expect(getList).toHaveBeenCalledWith(
      'subscribers',
      expect.objectContaining({ filter: expect.objectContaining({ state: 'subscribed' }) as unknown }),
    );
  });
});
