/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { FakeTabs } from '../../shell/testing/fake-tabs';
import { leavePage } from './leave-page';
import { TabSync } from './TabSync';

jest.mock('./leave-page', () => ({ leavePage: jest.fn() }));

const refresh = jest.fn();
let path = '/';
const router = { refresh };

jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => path }));

describe('tabs of one browser', () => {
  let heard: unknown[];
  let other: FakeTabs;

  beforeEach(() => {
    FakeTabs.install();
    refresh.mockClear();
    path = '/';
    heard = [];
    other = new FakeTabs('simpletread');
    other.onmessage = ({ data }) => heard.push(data);
  });

  it('announce their state, and again when it changes', () => {
    const { rerender } = render(<TabSync uid="" rest="0||" />);
    rerender(<TabSync uid="" rest="4||" />);
    expect(heard).toEqual([
      { uid: '', rest: '0||' },
      { uid: '', rest: '4||' },
    ]);
  });

  it('reload if another one shows something else, once', () => {
    render(<TabSync uid="" rest="0||" />);
    act(() => other.postMessage({ uid: '', rest: '4||' }));
    act(() => other.postMessage({ uid: '', rest: '4||' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('stay unchanged without news', () => {
    render(<TabSync uid="dana" rest="4||" />);
    for (const data of [{ uid: 'dana', rest: '4||' }, null, 'x', {}]) act(() => other.postMessage(data));
    expect(refresh).not.toHaveBeenCalled();
  });

  it('hear nothing once closed', () => {
    const { unmount } = render(<TabSync uid="" rest="0||" />);
    unmount();
    act(() => other.postMessage({ uid: '', rest: '4||' }));
    expect(refresh).not.toHaveBeenCalled();
  });

  describe('of a signed-in customer, when visible again', () => {
    const ask = jest.fn();
    const own = globalThis.fetch;
    const isSignedIn = (uid: string) => ask.mockResolvedValue({ ok: true, json: async () => ({ uid }) });
    const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));

    beforeEach(() => {
      ask.mockReset();
      jest.mocked(leavePage).mockClear();
      globalThis.fetch = ask;
    });
    afterEach(() => {
      globalThis.fetch = own;
    });

    it('check the sign-in, occasionally and not for guests', async () => {
      isSignedIn('dana');
      render(<TabSync uid="dana" rest="0||" />);
      render(<TabSync uid="" rest="0||" />);
      await focus();
      await focus();
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
      expect(ask.mock.calls).toEqual([['/api/session', { cache: 'no-store' }]]);
    });

    it('reload if they were signed out elsewhere, and leave account pages', async () => {
      isSignedIn('');
      const { unmount } = render(<TabSync uid="dana" rest="0||" />);
      refresh.mockClear();
      await focus();
      expect(refresh).toHaveBeenCalledTimes(1);
      unmount();
      path = '/account/my-orders';
      render(<TabSync uid="dana" rest="0||" />);
      await focus();
      expect(leavePage).toHaveBeenCalledWith('/');
    });

    it('stay unchanged while the answer is unknown', async () => {
      ask.mockResolvedValue({ ok: false });
      path = '/account';
      render(<TabSync uid="dana" rest="0||" />);
      refresh.mockClear();
      await focus();
      expect(refresh).not.toHaveBeenCalled();
      expect(leavePage).not.toHaveBeenCalled();
    });
  });
});
