/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type PlaceActions, PlaceActionsProvider } from './PlaceActions';
import type { ZipState } from './place-state';
import { ZipDialog } from './ZipDialog';
import { ZipForm } from './ZipForm';

const chooseZip = jest.fn<ReturnType<PlaceActions['chooseZip']>, Parameters<PlaceActions['chooseZip']>>();
const wrapper = ({ children }: { children: ReactNode }) => (
  <PlaceActionsProvider chooseZip={chooseZip} choosePlace={jest.fn()}>
    {children}
  </PlaceActionsProvider>
);

const WRONG = 'Oops. Please enter a valid ZIP code.';
const field = () => screen.getByLabelText<HTMLInputElement>(/ZIP code/);

describe('the form for the ZIP', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });

  it('states its purpose', () => {
    render(
      <ZipForm zip="" purpose={{ hint: 'Prices will use it from then on.', button: 'Show its winters' }} />,
      { wrapper },
    );
    expect(screen.getByRole('button', { name: 'Show its winters' })).toBeTruthy();
    expect(screen.queryByText(/Fees, tax, shops/)).toBeNull();
  });

  it('focuses its field, and keeps the focus and the typed text while a wrong one is checked', async () => {
    let answer: (state: ZipState) => void = () => undefined;
    chooseZip.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const close = jest.fn();
    render(<ZipDialog zip="" onClose={close} />, { wrapper });
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: '1914' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show totals for this ZIP' }));
    fireEvent.change(field(), { target: { value: '19147' } });
    await act(async () => answer({ zip: '1914', error: WRONG }));
    expect(screen.getByText(WRONG)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('19147');
    chooseZip.mockResolvedValue({ zip: '19147', isChosen: true });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show totals for this ZIP' })));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
