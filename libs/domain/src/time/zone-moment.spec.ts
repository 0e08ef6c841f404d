import { zoneMoment } from './zone-moment.js';

describe('the wall clock of a zone', () => {
  it('is earlier in the west', () => {
    const instant = new Date('2026-11-20T02:30:00Z');
    expect(zoneMoment(instant, 'America/New_York')).toEqual({ isoDay: '2026-11-19', hour: 21 });
    expect(zoneMoment(instant, 'America/Los_Angeles')).toEqual({ isoDay: '2026-11-19', hour: 18 });
  });

  it('shows midnight as hour 0 of the new day', () => {
    expect(zoneMoment(new Date('2026-07-01T05:00:00Z'), 'America/Chicago')).toEqual({
      isoDay: '2026-07-01',
      hour: 0,
    });
  });

  it('refuses invented zones', () => {
    expect(() => zoneMoment(new Date(0), 'America/Springfield')).toThrow(RangeError);
  });
});
