import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';

import { useFreshIds } from './live-context.js';
import { LiveUpdatesProvider } from './LiveUpdatesProvider.js';

class FakeSource {
  static last: FakeSource | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  readonly close = jest.fn();

  constructor(
    readonly url: string,
    readonly options: EventSourceInit,
  ) {
    FakeSource.last = this;
  }
}

const Fresh = () => <p>{[...useFreshIds()].join(' ') || 'none'}</p>;

const setUp = () => {
  const queryClient = new QueryClient();
  const reloaded = jest.spyOn(queryClient, 'invalidateQueries');
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <LiveUpdatesProvider>
        <Fresh />
      </LiveUpdatesProvider>
    </QueryClientProvider>,
  );
  const source = FakeSource.last;
  if (source === null) throw new Error('no stream was opened');
  const send = (id: string) =>
    act(() => source.onmessage?.({ data: JSON.stringify({ topic: 'orders', id, type: 'OrderPlaced' }) }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const times = (topic: string) =>
    reloaded.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === topic).length;
  return { source, send, pass, times, unmount };
};

describe('live updates', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { EventSource: FakeSource });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('listens with the session', () => {
    const { source } = setUp();
    expect(source.url).toBe('http://localhost:4000/admin/stream');
    expect(source.options.withCredentials).toBe(true);
  });

  it('reloads the list within a second of a new order, and highlights it for a while', () => {
    const { send, pass, times } = setUp();
    send('o1');
    expect(screen.getByText('o1')).toBeTruthy();
    pass(1_000);
    expect(times('orders')).toBe(1);
    expect(times('dashboard')).toBe(1);
    pass(8_000);
    expect(screen.getByText('none')).toBeTruthy();
  });

  it('reloads once for a burst', () => {
    const { send, pass, times } = setUp();
    for (const id of ['o1', 'o2', 'o3']) send(id);
    pass(1_000);
    expect(times('orders')).toBe(1);
  });

  it('rereads missed changes once the connection is back', () => {
    const { source, times } = setUp();
    act(() => source.onopen?.());
    expect(times('orders')).toBe(0);
    act(() => source.onopen?.());
    expect(times('orders')).toBe(1);
  });

  it('hangs up when the console is left', () => {
    const { source, unmount } = setUp();
    unmount();
    expect(source.close).toHaveBeenCalled();
  });
});
