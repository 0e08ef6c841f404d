/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { GlobalsRefresh } from './GlobalsRefresh';

const refresh = jest.fn();
const router = { refresh };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

const see = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('an open page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    refresh.mockClear();
    see('visible');
  });
  afterEach(() => jest.useRealTimers());

  it('reloads its globals after ten minutes, and again after ten more [R7.01] [R9.03 globals]', () => {
    const { rerender } = render(<GlobalsRefresh holdsMs={3_000_000} />);
    after(599_999);
    expect(refresh).not.toHaveBeenCalled();
    after(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    rerender(<GlobalsRefresh holdsMs={2_400_000} />);
    after(600_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('reloads when its season ends, if that is sooner', () => {
    render(<GlobalsRefresh holdsMs={4_200} />);
    after(4_199);
    expect(refresh).not.toHaveBeenCalled();
    after(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not reload forever if it was made without an API', () => {
    render(<GlobalsRefresh holdsMs={-50} />);
    after(599_999);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('waits until it is visible', () => {
    render(<GlobalsRefresh holdsMs={1_000} />);
    see('hidden');
    after(5_000);
    expect(refresh).not.toHaveBeenCalled();
    act(() => see('visible'));
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
