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

describe('the page that a photo led to', () => {
  const scrollTo = jest.fn();
  beforeEach(() => {
    scrollTo.mockReset();
    window.scrollTo = scrollTo;
    takeArrival();
  });

  it('begins at its top, and is read from its heading', () => {
    awaitArrival();
    render(page);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('stays where it is for who came another way, and for who comes back', () => {
    render(page);
    expect(scrollTo).not.toHaveBeenCalled();
    awaitArrival();
    render(page);
    render(page);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
