import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import { NoteForm } from './NoteForm.js';

const setUp = (addOrderNote: jest.Mock) => {
  renderConsole(<NoteForm orderId="o1" field={null} />, {
    dataProvider: { addOrderNote },
    permissions: ['orders.note'],
  });
  return userEvent.setup();
};
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the box for a note', () => {
  // react-admin logs refusals of the data provider too.
  beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it('shows its button before anything is typed, saves with it and confirms', async () => {
    let finish: () => void = () => undefined;
    const add = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = setUp(add);
    const text = await box();
    expect(button('Save note').disabled).toBe(true);
    await user.type(text, 'Called back');
    await user.click(button('Save note'));
    expect(button('Saving…').disabled).toBe(true);
    finish();
    expect((await screen.findByText('Saved to the timeline.')).getAttribute('role')).toBe('status');
    expect(text.value).toBe('');
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('keeps the text when saving fails, and retries it as the same note', async () => {
    const error = new Error('The server could not be reached.');
    const add = jest.fn().mockRejectedValueOnce(error).mockResolvedValue(undefined);
    const user = setUp(add);
    await user.type(await box(), 'Called back');
    await user.click(button('Save note'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Not saved. The server could not be reached.',
    );
    expect((await box()).value).toBe('Called back');
    await user.click(button('Try again'));
    expect((await screen.findByText('Saved to the timeline.')).getAttribute('role')).toBe('status');
    const [first, second] = add.mock.calls as [unknown[], unknown[]];
    expect(second).toEqual(first);
  });

  it('sends the next note with the same text as a new note', async () => {
    const add = jest.fn().mockResolvedValue(undefined);
    const user = setUp(add);
    for (const _again of [1, 2]) {
      await user.type(await box(), 'Called back');
      await user.click(button('Save note'));
      await screen.findByText('Saved to the timeline.');
    }
    await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
    const [first, second] = add.mock.calls as [unknown[], unknown[]];
    expect(second[2]).not.toBe(first[2]);
  });

  it('asks before the page is left with words that are not saved', async () => {
    const Order = () => (
      <>
        <Link to="/elsewhere">Leave</Link>
        <NoteForm orderId="o1" field={null} />
      </>
    );
    renderConsole(
      <Routes>
        <Route path="/order" element={<Order />} />
        <Route path="/elsewhere" element={<p>Elsewhere</p>} />
      </Routes>,
      { permissions: ['orders.note'], path: '/order' },
    );
    await userEvent.type(await box(), 'Called back');
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeTruthy();
    expect(screen.queryByText('Elsewhere')).toBeNull();
    await userEvent.click(button('Discard'));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });
});
