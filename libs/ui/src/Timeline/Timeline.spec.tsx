import { render, screen } from '@testing-library/react';
import { Timeline, type TimelineStep } from './Timeline.js';

const steps: TimelineStep[] = [
  { id: 'processed', label: 'Order processed', detail: 'Nov 18', state: 'done' },
  { id: 'transit', label: 'In transit', state: 'now' },
  { id: 'delivered', label: 'Delivered', state: 'todo' },
];

describe('Timeline', () => {
  it('names finished, current and upcoming steps', () => {
    render(<Timeline steps={steps} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Order processed, doneNov 18',
      'In transit',
      'Delivered, not yet',
    ]);
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('stops the paint at the last step before a cancelled one', () => {
    const cancelled: TimelineStep[] = [
      { id: 'processed', label: 'Order processed', state: 'done' },
      { id: 'pickup', label: 'Pending pickup', state: 'done' },
      { id: 'cancelled', label: 'Cancelled', state: 'cancelled' },
    ];
    render(<Timeline steps={cancelled} />);
    const isLast = screen.getAllByRole('listitem').map((item) => item.classList.contains('last'));
    expect(isLast).toEqual([false, true, false]);
  });

  it.each([
    [0.46, '46%'],
    [-1, '0%'],
    [7, '100%'],
  ])('draws the current step at %p as %s', (progress, drawn) => {
    render(<Timeline steps={steps} progress={progress} />);
    expect(screen.getByRole('list').style.getPropertyValue('--progress')).toBe(drawn);
  });
});
