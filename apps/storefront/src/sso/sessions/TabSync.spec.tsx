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

  describe('of somebody who is signed in, when they are looked at again', () => {
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

    it('ask whether they still are, once in a while and not of guests', async () => {
      isSignedIn('dana');
      render(<TabSync uid="dana" rest="0||" />);
      render(<TabSync uid="" rest="0||" />);
      await focus();
      await focus();
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
      expect(ask.mock.calls).toEqual([['/api/session', { cache: 'no-store' }]]);
    });

    it('look anew where they were signed out elsewhere, and leave the pages of their account', async () => {
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

    it('stay as they are while nobody can say', async () => {
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
