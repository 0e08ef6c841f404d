import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { TextInput } from '../form/inputs.js';
import { renderConsole } from '../testing/render-console.js';
import { FormDialog, type FormDialogProps } from './FormDialog.js';

const shown = async (given: Partial<FormDialogProps<{ name: string }>> = {}) => {
  const onSubmit = jest.fn();
  renderConsole(
    <FormDialog
      title="Rename it"
      confirm="Save"
      isBusy={false}
      error={null}
      values={{ name: '' }}
      onSubmit={onSubmit}
      onClose={() => undefined}
      {...given}
    >
      <TextInput source="name" label="Name" isRequired />
    </FormDialog>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onSubmit, field, save };
};

describe('a dialog with a form', () => {
  it('hands over what was typed, without the spaces around it', async () => {
    const { onSubmit, field, save } = await shown();
    await userEvent.type(field, '  Ada ');
    await save();
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ada' }));
  });

  it('keeps the spaces of a password', async () => {
    const { onSubmit, field, save } = await shown({ isVerbatim: true });
    await userEvent.type(field, ' secret ');
    await save();
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: ' secret ' }));
  });

  it('shows the server’s message at its field, and keeps what was typed', async () => {
    const onSubmit = () => Promise.resolve({ name: 'Somebody has this name.' });
    const { field, save } = await shown({ onSubmit });
    await userEvent.type(field, 'Ada');
    await save();
    expect(await screen.findByText('Somebody has this name.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('Ada');
  });

  it('sends nothing while it is busy', async () => {
    const { onSubmit, field } = await shown({ isBusy: true, values: { name: 'Ada' } });
    fireEvent.submit(field);
    await waitFor(() => expect(field.value).toBe('Ada'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
