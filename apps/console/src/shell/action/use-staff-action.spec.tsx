import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { renderConsole } from '../../../test/render-console.js';
import { useStaffAction } from './use-staff-action.js';

const ActionUnderTest = ({ run }: { readonly run: () => Promise<unknown> }) => {
  const action = useStaffAction({ run, reload: [], done: () => null });
  return (
    <button aria-busy={action.isBusy} onClick={() => action.start(null)}>
      Do it
    </button>
  );
};

describe('an action of staff', () => {
  it('runs once on a double click, and again after it has ended', async () => {
    const ends: (() => void)[] = [];
    const run = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    renderConsole(<ActionUnderTest run={run} />);
    const button = await screen.findByRole('button', { name: 'Do it' });
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    const becomes = (isBusy: boolean) =>
      waitFor(() => expect(button.getAttribute('aria-busy')).toBe(String(isBusy)));
    await becomes(true);
    expect(run).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await becomes(false);
    expect(run).toHaveBeenCalledTimes(1);
    fireEvent.click(button);
    await becomes(true);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
