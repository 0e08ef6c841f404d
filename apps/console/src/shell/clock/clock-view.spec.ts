import fc from 'fast-check';

import { clockView, leftText } from './clock-view.js';

const opensAt = new Date('2026-11-20T15:17:19Z');
const closesAt = new Date('2026-11-20T15:47:19Z');
const at = (left: number) => clockView(opensAt, closesAt, new Date(closesAt.getTime() - left * 1000));

describe('clockView', () => {
  it('is calm while half of the window is left', () => {
    expect(at(21 * 60 + 2)).toMatchObject({ kind: 'open', level: 'calm', text: '21:02' });
  });

  it('turns amber under 15 minutes and red under 5', () => {
    expect(at(15 * 60)).toMatchObject({ level: 'calm' });
    expect(at(15 * 60 - 1)).toMatchObject({ level: 'soon', text: '14:59' });
    expect(at(5 * 60)).toMatchObject({ level: 'soon' });
    expect(at(5 * 60 - 1)).toMatchObject({ level: 'late', text: '04:59' });
  });

  it('closes at the very instant the window ends', () => {
    expect(at(0)).toEqual({ kind: 'closed' });
    expect(at(0.001)).toMatchObject({ kind: 'open', text: '00:00' });
    expect(at(-3600)).toEqual({ kind: 'closed' });
  });

  it('uses the share of a long window', () => {
    const day = new Date(opensAt.getTime() + 86_400_000);
    const left = (hours: number) => clockView(opensAt, day, new Date(day.getTime() - hours * 3_600_000));
    expect(left(7)).toMatchObject({ level: 'calm', text: '7 h 00 m' });
    expect(left(5)).toMatchObject({ level: 'soon' });
    expect(left(2)).toMatchObject({ level: 'late' });
  });

  it('keeps its share between 0 and 1, and it only shrinks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1800 }), fc.integer({ min: 1, max: 1800 }), (a, b) => {
        const [more, less] = [at(Math.max(a, b)), at(Math.min(a, b))];
        if (more.kind === 'closed' || less.kind === 'closed') throw new Error('open by construction');
        expect(more.shareLeft).toBeLessThanOrEqual(1);
        expect(less.shareLeft).toBeGreaterThanOrEqual(0);
        expect(more.shareLeft).toBeGreaterThanOrEqual(less.shareLeft);
      }),
    );
  });
});

describe('leftText', () => {
  it('shows minutes and seconds under an hour, hours under a day, then days', () => {
    expect(leftText(59)).toBe('00:59');
    expect(leftText(3599)).toBe('59:59');
    expect(leftText(3600)).toBe('1 h 00 m');
    expect(leftText(86_399)).toBe('23 h 59 m');
    expect(leftText(97_200)).toBe('1 d 3 h');
  });
});
