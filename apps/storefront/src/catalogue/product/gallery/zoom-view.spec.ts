import fc from 'fast-check';
import { framed, moved, pinch, WHOLE, zoomed } from './zoom-view';

const FRAME = { x: 400, y: 300 };
const pixel = fc.integer({ min: -200, max: 200 });

describe('a picture that is zoomed', () => {
  it('keeps the point under the pointer and its edges outside', () => {
    const view = zoomed(WHOLE, 2, { x: 50, y: -20 }, FRAME);
    expect(view).toEqual({ scale: 2, x: -50, y: 20 });
  });

  it('scales from one to four times its size, and is centered again when small', () => {
    expect(zoomed(WHOLE, 100, { x: 0, y: 0 }, FRAME).scale).toBe(4);
    expect(zoomed({ scale: 2, x: 90, y: 90 }, 0.1, { x: 10, y: 10 }, FRAME)).toEqual({
      scale: 1,
      x: 0,
      y: 0,
    });
  });

  it('never leaves its frame', () => {
    const step = fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), x: pixel, y: pixel });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let view = WHOLE;
        for (const { factor, x, y } of steps) {
          view = moved(zoomed(view, factor, { x, y }, FRAME), { x: y, y: x }, FRAME);
          expect(framed(view, FRAME)).toEqual(view);
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(4);
        }
      }),
    );
  });

  it('follows two fingers by their spread, around their center', () => {
    expect(
      pinch(
        [
          { x: -10, y: 0 },
          { x: 10, y: 0 },
        ],
        [
          { x: -20, y: 4 },
          { x: 20, y: 4 },
        ],
      ),
    ).toEqual({ factor: 2, middle: { x: 0, y: 4 } });
  });
});
