/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FIRST_NAME } from '../../carts/checkout/shipping/ship-to-fields';
import { ShipToText } from '../../carts/checkout/shipping/ShipToText';
import { useKeptForm } from './use-kept-form';

interface State {
  readonly attempt: number;
  readonly sent: string | undefined;
  readonly error: string | undefined;
}

const WRONG = 'Please enter valid First Name';

/** A form with two fields, the first one invalid, answered when the test says so. */
const openForm = () => {
  let answer: () => void = () => undefined;
  const send = (before: State, form: FormData): Promise<State> =>
    new Promise((resolve) => {
      const sent = String(form.get('firstName'));
      answer = () => resolve({ attempt: before.attempt + 1, sent, error: WRONG });
    });
  const Form = () => {
    const { state, form, attributes } = useKeptForm(send, { attempt: 0, sent: '', error: undefined });
    return (
      <form {...attributes} ref={form} aria-label="Details">
        <ShipToText
          control={FIRST_NAME}
          value={state.sent}
          error={state.error}
          attempt={state.attempt}
          messages={{}}
        />
        <input aria-label="City" />
        <button type="submit">Send</button>
      </form>
    );
  };
  render(<Form />);
  return { answerNow: () => act(async () => answer()) };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => {
  screen.getByRole('button').focus();
  fireEvent.submit(screen.getByRole('form'));
};

describe('a form answered with faults', () => {
  it('focuses the first wrong field', async () => {
    const { answerNow } = openForm();
    type('First name', 'Pr1ya');
    send();
    await answerNow();
    expect(document.activeElement).toBe(field('First name'));
    expect(screen.getByText(WRONG)).toBeTruthy();
  });

  it('leaves the focus where the shopper moved before the answer came, so nothing is typed into another field', async () => {
    const { answerNow } = openForm();
    type('First name', 'Pr1ya');
    send();
    act(() => field('City').focus());
    await answerNow();
    expect(document.activeElement).toBe(field('City'));
    expect(screen.getByText(WRONG)).toBeTruthy();
  });

  it('shows no fault for a text corrected before the answer came, and shows it for the same text', async () => {
    const { answerNow } = openForm();
    type('First name', 'Pr1ya');
    send();
    type('First name', 'Priya');
    await answerNow();
    expect(screen.queryByText(WRONG)).toBeNull();
    send();
    await answerNow();
    expect(screen.getByText(WRONG)).toBeTruthy();
  });

  it('sends the name of the button that was pressed', async () => {
    const sent: string[] = [];
    const Form = () => {
      const { form, attributes } = useKeptForm(
        (before: { attempt: number }, data: FormData) => {
          sent.push(String(data.get('again')));
          return Promise.resolve({ attempt: before.attempt + 1 });
        },
        { attempt: 0 },
      );
      return (
        <form {...attributes} ref={form}>
          <button type="submit">Track</button>
          <button type="submit" name="again" value="1">
            New code
          </button>
        </form>
      );
    };
    render(<Form />);
    for (const name of ['Track', 'New code'])
      await act(async () => fireEvent.click(screen.getByRole('button', { name })));
    expect(sent).toEqual(['null', '1']);
  });
});
