import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementBar } from './AnnouncementBar.js';

describe('AnnouncementBar', () => {
  it('names the sale, its promise and the time left', () => {
    render(
      <AnnouncementBar
        name="Black Friday"
        timeLeft="2 days left"
        link={{ href: '/deals', label: 'See deals' }}
      >
        Up to $120 off four tires.
      </AnnouncementBar>,
    );
    const bar = screen.getByRole('region', { name: 'Announcement' });
    expect(bar.textContent).toBe('Black Friday Up to $120 off four tires. See deals2 days left');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be dismissed', async () => {
    const onDismiss = jest.fn();
    render(
      <AnnouncementBar name="Tax Time Sale" onDismiss={onDismiss}>
        To April 15.
      </AnnouncementBar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('can be dismissed by a form, without script', async () => {
    const dismiss = jest.fn();
    render(
      <AnnouncementBar name="Tax Time Sale" dismissAction={dismiss}>
        To April 15.
      </AnnouncementBar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });
});
