/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useRunAfter } from './use-run-after';

const at = (isPending: boolean) =>
  renderHook(({ pending }) => useRunAfter(pending), { initialProps: { pending: isPending } });

describe('useRunAfter', () => {
  it('runs a navigation at once while nothing is sent', () => {
    const navigate = jest.fn();
    at(false).result.current(navigate);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('runs the last waiting navigation once the running action has answered, and only once', () => {
    const [first, last] = [jest.fn(), jest.fn()];
    const form = at(true);
    form.result.current(first);
    form.result.current(last);
    expect(last).not.toHaveBeenCalled();
    form.rerender({ pending: false });
    form.rerender({ pending: true });
    form.rerender({ pending: false });
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
  });

  it('drops a waiting navigation with its page', () => {
    const navigate = jest.fn();
    const form = at(true);
    form.result.current(navigate);
    form.unmount();
    expect(navigate).not.toHaveBeenCalled();
  });
});
