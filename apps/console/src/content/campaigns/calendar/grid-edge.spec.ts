import { dayToShow, pullAt } from './grid-edge.js';

const BOX = { top: 100, bottom: 500 };
const NOVEMBER = ['2026-11-01', '2026-12-05'] as const;

describe('the edge of the calendar', () => {
  it.each([
    [300, 0],
    [113, -1],
    [40, -1],
    [487, 1],
    [700, 1],
  ])('is pulled by a pointer at %i: %i', (y, pull) => {
    expect(pullAt(y, BOX, 900)).toBe(pull);
  });

  it('is that of the window where the window cuts the weeks off', () => {
    expect(pullAt(395, BOX, 400)).toBe(1);
    expect(pullAt(5, { top: -200, bottom: 500 }, 400)).toBe(-1);
  });

  it('loses an item once nothing of it is shown', () => {
    const over = { firstDay: '2026-12-04', lastDay: '2026-12-08' };
    expect(dayToShow(over, 'whole', NOVEMBER)).toBeNull();
    expect(dayToShow(over, 'end', NOVEMBER)).toBe('2026-12-08');
    expect(dayToShow(over, 'start', NOVEMBER)).toBeNull();
    expect(dayToShow({ firstDay: '2026-12-06', lastDay: '2026-12-08' }, 'whole', NOVEMBER)).toBe(
      '2026-12-06',
    );
    expect(dayToShow({ firstDay: '2026-10-28', lastDay: '2026-10-31' }, 'whole', NOVEMBER)).toBe(
      '2026-10-31',
    );
  });
});
