import fc from 'fast-check';

import { easternWallSecond } from '../../time/index.js';
import { checkPreviewMoment, previewedMoment, previewInstant } from './preview-moment.js';
import { previewMomentWords } from './preview-words.js';

const instantOf = (text: string): string => {
  const read = previewInstant(text);
  return read.ok ? read.value.toISOString() : read.fault.code;
};

describe('the moment of a preview', () => {
  it.each([
    ['2026-11-27T00:00', '2026-11-27T05:00:00.000Z'],
    ['2026-11-26T23:59:59', '2026-11-27T04:59:59.000Z'],
    ['2026-07-04T12:00:30', '2026-07-04T16:00:30.000Z'],
  ])('is read as New York time: %s', (text, instant) => expect(instantOf(text)).toBe(instant));

  it('is refused if clocks skip it in March, and is the first of two in November', () => {
    expect(instantOf('2027-03-14T02:30')).toBe('campaign.timeSkipped');
    expect(instantOf('2026-11-01T01:30:00')).toBe('2026-11-01T05:30:00.000Z');
  });

  it.each(['', 'now', '2026-11-27', '2026-11-27T00:00:60', '2026-13-01T00:00', '2026-11-27T00:00Z'])(
    'is not %j',
    (text) => expect(instantOf(text)).toBe('campaign.timeInvalid'),
  );

  it('is written as it is read', () => {
    const seconds = fc.integer({ min: 1_790_000_000, max: 1_850_000_000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const wall = easternWallSecond(new Date(second * 1000));
        expect(easternWallSecond(new Date(instantOf(wall)))).toBe(wall);
      }),
    );
  });

  it('shows its time zone', () => {
    expect(previewMomentWords(new Date('2026-11-01T05:30:00Z'))).toBe('Sun, Nov 1, 2026, 1:30:00 AM EDT');
    expect(previewMomentWords(new Date('2026-11-01T06:30:00Z'))).toBe('Sun, Nov 1, 2026, 1:30:00 AM EST');
  });

  it('runs on like the clock, whatever was chosen', () => {
    const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
    fc.assert(
      fc.property(moment, moment, fc.nat(3_600_000), (shownAt, chosenAt, ms) => {
        const now = new Date(chosenAt.getTime() + ms);
        expect(previewedMoment({ shownAt, chosenAt }, now).getTime() - shownAt.getTime()).toBe(ms);
      }),
    );
  });

  it('stays within the recorded and planned times', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const check = (text: string) => checkPreviewMoment(new Date(text), now).ok;
    expect(['2025-11-27T05:00:00Z', '2026-11-20T12:00:00Z', '2028-11-19T12:00:00Z'].map(check)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['2025-10-01T05:00:00Z', '2029-01-01T00:00:00Z'].map(check)).toEqual([false, false]);
  });
});
