/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ChangeAnswer } from '../../shell/form/change-answer';
import { invite } from './invite-actions';
import { InviteByMail } from './InviteByMail';

jest.mock('./invite-actions', () => ({ invite: jest.fn() }));

const WRONG = 'This address was invited already';
const field = () => screen.getByLabelText<HTMLInputElement>(/email/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });

/** Sends the field's content; the answer comes when the test says so. */
const send = () => {
  let answer: (state: ChangeAnswer) => void = () => undefined;
  jest.mocked(invite).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return (state: ChangeAnswer) => act(async () => answer(state));
};

describe('an invitation by email', () => {
  it('keeps a refused address, and clears a sent one', async () => {
    render(<InviteByMail />);
    field().focus();
    type('maya@example.org');
    await send()({ problem: null, fields: { email: WRONG }, attempt: 1 });
    expect(field().value).toBe('maya@example.org');
    expect(document.activeElement).toBe(field());
    type('maya@example.com');
    await send()({ problem: null, fields: {}, attempt: 2 });
    expect(field().value).toBe('');
    expect(screen.getByText('Your invitation is on its way.')).toBeTruthy();
  });

  it('keeps the next address if it is typed before the answer', async () => {
    render(<InviteByMail />);
    type('maya@example.com');
    const answer = send();
    type('noor@exam');
    await answer({ problem: null, fields: {}, attempt: 1 });
    expect(field().value).toBe('noor@exam');
  });
});
