/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { FakeTabs } from '../testing/fake-tabs';
import { InStep } from './InStep';

const router = { refresh: jest.fn() };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

describe('pages of one topic', () => {
  beforeEach(() => {
    FakeTabs.install();
    router.refresh.mockClear();
  });

  it('reload if another tab shows something else, once', () => {
    render(<InStep topic="garage" state="a1" />);
    const other = new FakeTabs('simpletread.garage');
    for (const state of ['a1', 'a1,b1', 'a1,b1', 7]) act(() => other.postMessage(state));
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('announce their state, and ignore other topics', () => {
    const heard: unknown[] = [];
    const other = new FakeTabs('simpletread.garage');
    other.onmessage = ({ data }) => heard.push(data);
    const { rerender, unmount } = render(<InStep topic="garage" state="a1" />);
    rerender(<InStep topic="garage" state="a2" />);
    render(<InStep topic="devices" state="a3" />);
    unmount();
    act(() => other.postMessage('a4'));
    expect(heard).toEqual(['a1', 'a2']);
    expect(router.refresh).not.toHaveBeenCalled();
  });
});
