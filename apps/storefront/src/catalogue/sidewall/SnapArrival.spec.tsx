/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { awaitArrival, takeArrival } from './arrival';
import { SnapArrival } from './SnapArrival';

const page = (
  <main>
    <SnapArrival />
    <h1>12 tires in 225/65R17</h1>
  </main>
);

describe('the page after a photo', () => {
  const scrollTo = jest.fn();
  beforeEach(() => {
    scrollTo.mockReset();
    window.scrollTo = scrollTo;
    takeArrival();
  });

  it('starts at its top, and is read from its heading', () => {
    awaitArrival();
    render(page);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('keeps its scroll position for other visitors, and after going back', () => {
    render(page);
    expect(scrollTo).not.toHaveBeenCalled();
    awaitArrival();
    render(page);
    render(page);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
