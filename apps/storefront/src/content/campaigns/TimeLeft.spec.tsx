/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TimeLeft } from './TimeLeft';

const WORDS = 'Ends Sat, Nov 28, 11:59 pm ET';
const HOUR = 3_600_000;
let prefersNoMotion = false;

const show = (leftMs: number) =>
  render(<TimeLeft endsAt="2026-11-29T05:00:00.000Z" leftMs={leftMs} words={WORDS} />);
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the remaining time of a sale', () => {
  beforeEach(() => {
    prefersNoMotion = false;
    window.matchMedia = ((query: string) => ({
      matches: query.includes('reduced-motion') && prefersNoMotion,
    })) as unknown as typeof window.matchMedia;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is the end in words without script', () => {
    expect(
      renderToStaticMarkup(<TimeLeft endsAt="2026-11-29T05:00:00.000Z" leftMs={HOUR} words={WORDS} />),
    ).toBe(`<time dateTime="2026-11-29T05:00:00.000Z">${WORDS}</time>`);
  });

  it('counts minutes, and seconds only in the last hour', () => {
    show(62 * HOUR + 8 * 60_000);
    after(1);
    expect(screen.getByRole('timer').textContent).toBe('Ends in 2 days 14:07');
    after(30_000);
    expect(screen.getByRole('timer').textContent).toBe('Ends in 2 days 14:07');
    after(30_000);
    expect(screen.getByRole('timer').textContent).toBe('Ends in 2 days 14:06');
  });

  it('is announced at 15, 5 and 1 minute and not in between', () => {
    show(16 * 60_000);
    after(1);
    expect(screen.getByRole('status').textContent).toBe('');
    after(60_000);
    expect(screen.getByRole('status').textContent).toBe('Ends in 15 minutes');
    after(9 * 60_000);
    expect(screen.getByRole('status').textContent).toBe('Ends in 15 minutes');
    after(60_000);
    expect(screen.getByRole('status').textContent).toBe('Ends in 5 minutes');
    after(5 * 60_000);
    expect(screen.getByRole('timer').textContent).toBe('Ended');
  });

  it('does not move for people who prefer no motion', () => {
    prefersNoMotion = true;
    show(10 * 60_000);
    after(120_000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText(WORDS)).toBeTruthy();
  });
});
