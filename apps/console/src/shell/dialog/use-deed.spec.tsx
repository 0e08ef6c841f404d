import { act, fireEvent, screen } from '@testing-library/react';

import { renderConsole } from '../testing/render-console.js';
import { useDeed } from './use-deed.js';

const Deed = ({ run }: { readonly run: () => Promise<unknown> }) => {
  const deed = useDeed({ run, reload: [], done: () => null });
  return <button onClick={() => deed.start(null)}>Do it</button>;
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('a deed', () => {
  it('is done once by a double click, and again when it has ended', async () => {
    const ends: (() => void)[] = [];
    const run = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    renderConsole(<Deed run={run} />);
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
