import { act, fireEvent, screen } from '@testing-library/react';

import { renderConsole } from '../testing/render-console.js';
import { useStaffAction } from './use-staff-action.js';

const Doer = ({ run }: { readonly run: () => Promise<unknown> }) => {
  const action = useStaffAction({ run, reload: [], done: () => null });
  return <button onClick={() => action.start(null)}>Do it</button>;
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('an action of staff', () => {
  it('runs once on a double click, and again after it has ended', async () => {
    const ends: (() => void)[] = [];
    const run = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    renderConsole(<Doer run={run} />);
    const button = await screen.findByRole('button', { name: 'Do it' });
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await settle();
    expect(run).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await settle();
    fireEvent.click(button);
    await settle();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
