import { ContractError } from '@simpletread/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { ScanField } from './ScanField.js';
import { type TakeScan, useScans } from './use-scans.js';

const Desk = ({ take }: { readonly take: TakeScan }) => (
  <>
    <ScanField label="Scan a tire" hint="Enter takes it" {...useTaken(take)} />
    <button type="button">Elsewhere</button>
  </>
);

const useTaken = (take: TakeScan) => {
  const { scan, ...shown } = useScans(take);
  return { ...shown, onScan: scan };
};

describe('the field of a scanner', () => {
  it('has the focus, takes what ends in Enter, is empty for the next scan, and tells the result', async () => {
    const take = jest.fn<Promise<string>, Parameters<TakeScan>>((code) => Promise.resolve(`took ${code}`));
    render(<Desk take={take} />);
    await userEvent.keyboard('100234{Enter}');
    expect(await screen.findByText('took 100234')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Scan a tire' })).toHaveProperty('value', '');
    await userEvent.keyboard('{Enter}  {Enter}');
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('takes scans one after the other, in their order, each under its own key', async () => {
    const answers: (() => void)[] = [];
    const taken: string[] = [];
    const keys = new Set<string>();
    const take: TakeScan = (code, key) => {
      taken.push(code);
      keys.add(key);
      return new Promise((resolve) => answers.push(() => resolve(`took ${code}`)));
    };
    render(<Desk take={take} />);
    await userEvent.keyboard('1{Enter}2{Enter}3{Enter}');
    expect(taken).toEqual(['1']);
    for (const at of [0, 1, 2]) await act(async () => Promise.resolve(answers[at]?.()));
    expect(await screen.findByText('took 3')).toBeTruthy();
    expect(taken).toEqual(['1', '2', '3']);
    expect(keys.size).toBe(3);
  });

  it('shows a refusal aloud, and asks again under the same key only when no answer came', async () => {
    const keys: string[] = [];
    const lost = new ContractError({ kind: 'NetworkError', message: 'No answer' });
    const take: TakeScan = (code, key) => {
      keys.push(key);
      return Promise.reject(code === '7' ? new Error('Wrong tire') : lost);
    };
    render(<Desk take={take} />);
    await userEvent.keyboard('7{Enter}');
    const told = await screen.findByText('Wrong tire');
    expect(told.parentElement?.getAttribute('aria-live')).toBe('assertive');
    expect(keys).toHaveLength(1);
    await userEvent.keyboard('8{Enter}');
    await screen.findByText('No answer');
    expect([keys.length, new Set(keys).size]).toEqual([4, 2]);
  });

  it('leaves the focus with another control, and takes it back when nothing has it', async () => {
    render(<Desk take={() => Promise.resolve('')} />);
    const field = screen.getByRole('textbox', { name: 'Scan a tire' });
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    (document.activeElement as HTMLElement).blur();
    fireEvent.pointerUp(document.body);
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(field);
  });

  it('tells no result anymore once its subject is done', async () => {
    const Done = () => {
      const { scan, result, isBusy, forget } = useScans(() => Promise.reject(new Error('Wrong tire')));
      return (
        <>
          <ScanField label="Scan a tire" hint="" result={result} isBusy={isBusy} onScan={scan} />
          <button onClick={forget}>Record receipt</button>
        </>
      );
    };
    render(<Done />);
    await userEvent.keyboard('7{Enter}');
    expect(await screen.findByText('Wrong tire')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record receipt' }));
    expect(screen.queryByText('Wrong tire')).toBeNull();
  });

  it('clears with Escape', async () => {
    render(<Desk take={() => Promise.resolve('')} />);
    await userEvent.keyboard('123{Escape}');
    expect(screen.getByRole('textbox', { name: 'Scan a tire' })).toHaveProperty('value', '');
  });
});
