/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { TabSync } from './TabSync';

const refresh = jest.fn();
let path = '/';
const router = { refresh };

jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => path }));

/** Every channel of a name hears the others, as tabs of one browser do. */
class Tabs {
  static open: Tabs[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Tabs.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const tab of Tabs.open) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data });
  }
  close(): void {
    Tabs.open = Tabs.open.filter((tab) => tab !== this);
  }
}

describe('tabs of one browser', () => {
  let heard: unknown[];
  let other: Tabs;

  beforeEach(() => {
    Tabs.open = [];
    globalThis.BroadcastChannel = Tabs as unknown as typeof BroadcastChannel;
    refresh.mockClear();
    path = '/';
    heard = [];
    other = new Tabs('simpletread');
    other.onmessage = ({ data }) => heard.push(data);
  });

  it('tell each other what they show, and again when it changes', () => {
    const { rerender } = render(<TabSync uid="" rest="0||" />);
    rerender(<TabSync uid="" rest="4||" />);
    expect(heard).toEqual([
      { uid: '', rest: '0||' },
      { uid: '', rest: '4||' },
    ]);
  });

  it('look anew where another one shows something else, once', () => {
    render(<TabSync uid="" rest="0||" />);
    act(() => other.postMessage({ uid: '', rest: '4||' }));
    act(() => other.postMessage({ uid: '', rest: '4||' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('stay as they are where nothing is new, or nothing was said', () => {
    render(<TabSync uid="dana" rest="4||" />);
    for (const data of [{ uid: 'dana', rest: '4||' }, null, 'x', {}]) act(() => other.postMessage(data));
    expect(refresh).not.toHaveBeenCalled();
  });

  it('hear nothing once they are closed', () => {
    const { unmount } = render(<TabSync uid="" rest="0||" />);
    unmount();
    act(() => other.postMessage({ uid: '', rest: '4||' }));
    expect(refresh).not.toHaveBeenCalled();
  });
});
