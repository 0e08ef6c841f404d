import fc from 'fast-check';

import { mailLimit } from '../../contact/index.js';
import {
  formatTrackingCode,
  makeTrackingCode,
  parseTrackingCode,
  TRACKING_CODE_ENDING_MINUTES,
  trackingCodeMinutes,
} from './tracking-code.js';

const DAY = 24 * 60;

describe('a tracking code', () => {
  it('is read as it is written, in any case and spacing', () => {
    const picks = fc.array(fc.nat({ max: 31 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(picks, (list) => {
        let at = 0;
        const code = makeTrackingCode(() => list[at++] ?? 0);
        for (const typed of [code, formatTrackingCode(code), ` ${code.toLowerCase()} `])
          expect(parseTrackingCode(typed)).toEqual({ ok: true, value: code });
      }),
    );
  });

  it.each([
    ['4k7q 9m2x', '4K7Q9M2X'],
    ['４Ｋ７Ｑ－９Ｍ２Ｘ'.normalize('NFKC'), '4K7Q9M2X'],
    ['oil00000', '01100000'],
  ])('is read from %p', (typed, code) => expect(parseTrackingCode(typed)).toEqual({ ok: true, value: code }));

  it.each(['', '4K7Q9M2', '4K7Q9M2XX', '4K7Q9M2U', '012345'])('is not %p', (typed) => {
    expect(parseTrackingCode(typed)).toMatchObject({ ok: false, fault: { code: 'order.codeWrong' } });
  });

  it('always works or is replaced, within the limit of a day, however often someone asks', () => {
    const asks = fc.oneof(
      fc.constant(Array.from({ length: 4 * DAY }, (_, minute) => minute)),
      fc.array(fc.integer({ min: 0, max: 4 * DAY }), { maxLength: 500 }),
    );
    fc.assert(
      fc.property(asks, (list) => {
        const codes: { at: number; until: number }[] = [];
        for (const at of list.toSorted((a, b) => a - b)) {
          if (codes.some(({ until }) => until > at + TRACKING_CODE_ENDING_MINUTES)) continue;
          const ofDay = codes.filter((code) => code.at > at - DAY).length;
          expect(ofDay).toBeLessThan(mailLimit('trackingCode').perRecipient);
          codes.push({ at, until: at + trackingCodeMinutes(ofDay) });
        }
      }),
    );
  });
});
