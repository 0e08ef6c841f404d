import { act, renderHook } from '@testing-library/react';
import { useRowEnds } from './use-row-ends.js';

const aRow = (widths: { client: number; scroll: number }) => {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { get: () => widths.client });
  Object.defineProperty(element, 'scrollWidth', { get: () => widths.scroll });
  return element;
};

describe('the ends of a row that scrolls', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are looked at 300 ms after the last resize of the window [R9.03 resize]', () => {
    const widths = { client: 300, scroll: 300 };
    const row = { current: aRow(widths) };
    const { result } = renderHook(() => useRowEnds(row, 1));
    expect(result.current).toEqual({ hasBefore: false, hasAfter: false });
    widths.client = 200;
    const resize = () => act(() => void window.dispatchEvent(new Event('resize')));
    const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
    resize();
    wait(299);
    resize();
    wait(299);
    expect(result.current.hasAfter).toBe(false);
    wait(1);
    expect(result.current.hasAfter).toBe(true);
  });
});
