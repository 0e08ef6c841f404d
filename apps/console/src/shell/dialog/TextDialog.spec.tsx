import { denyPriceClaim } from '@simpletread/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { TextDialog } from './TextDialog.js';

const shown = async () => {
  const run = jest.fn().mockResolvedValue(null);
  renderConsole(
    <TextDialog
      title="Deny PG-100001"
      confirm="Deny claim"
      label="Reason"
      schema={denyPriceClaim.body}
      bodyOf={(reason) => ({ version: 3, reason })}
      run={run}
      reload={[]}
      done="Denied."
      onClose={() => undefined}
    />,
  );
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reason');
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Deny claim' }));
  return { run, field, write, send };
};

describe('a dialog that asks for a text', () => {
  it.each([
    ['an empty text', '   ', 'Please fill in this field.'],
    ['a text longer than its call takes', 'x'.repeat(301), 'Please enter at most 300 characters.'],
  ])('refuses %s at the field and sends nothing', async (_name, text, sentence) => {
    const { run, field, write, send } = await shown();
    write(text);
    await send();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(text);
    expect(run).not.toHaveBeenCalled();
  });

  it('sends the body of its call', async () => {
    const { run, write, send } = await shown();
    write(' The offer is for another size. ');
    await send();
    await waitFor(() =>
      expect(run).toHaveBeenCalledWith(
        { version: 3, reason: 'The offer is for another size.' },
        expect.any(String),
      ),
    );
  });
});
