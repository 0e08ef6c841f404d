import { act, fireEvent, render, screen } from '@testing-library/react';
import { timings } from '../tokens/timings.js';
import { ToastProvider, useToast, type ToastMessage } from './ToastProvider.js';

const Opener = ({ toast }: { toast: ToastMessage }) => {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Show
    </button>
  );
};

const showToast = (toast: ToastMessage) => {
  render(
    <ToastProvider>
      <Opener toast={toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
};

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('ToastProvider', () => {
  it('shows a status for six seconds', () => {
    showToast({ message: 'Added to compare, 3 of 5' });
    expect(screen.getByRole('status').textContent).toContain('Added to compare, 3 of 5');
    wait(timings.toastMs - 1);
    expect(screen.queryByRole('status')).toBeTruthy();
    wait(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('pauses while hovered and runs its remaining time after', () => {
    showToast({ message: 'Saved' });
    wait(4_000);
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.pointerEnter(region);
    wait(60_000);
    expect(screen.queryByRole('status')).toBeTruthy();
    fireEvent.pointerLeave(region);
    wait(1_999);
    expect(screen.queryByRole('status')).toBeTruthy();
    wait(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('counts only the time between two pauses', () => {
    showToast({ message: 'Saved' });
    const region = screen.getByRole('region', { name: 'Notifications' });
    for (let pause = 0; pause < 2; pause += 1) {
      wait(1_000);
      fireEvent.focus(region);
      wait(5_000);
      fireEvent.blur(region);
    }
    wait(3_999);
    expect(screen.queryByRole('status')).toBeTruthy();
    wait(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps an alert until dismissed', () => {
    showToast({ message: 'The max number of tires is five.', tone: 'bad' });
    wait(60_000);
    expect(screen.getByRole('alert')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ends with its one action', () => {
    const onAction = jest.fn();
    showToast({ message: 'Removed', action: { label: 'Undo', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows at most three, the newest last', () => {
    showToast({ message: 'Saved' });
    for (let i = 0; i < 4; i += 1) fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getAllByRole('status')).toHaveLength(3);
  });
});

describe('useToast', () => {
  it('throws without a provider', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Opener toast={{ message: 'Saved' }} />)).toThrow('ToastProvider');
    silence.mockRestore();
  });
});
