import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../shell/testing/render-console.js';
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

  it('shows its button before anything is typed, saves by it and says so', async () => {
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

  it('keeps what was typed when it could not be saved, and tries it again as the same note', async () => {
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
});
