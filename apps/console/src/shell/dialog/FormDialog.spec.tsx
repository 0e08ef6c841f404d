import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';

import { formContract } from '../form/form-contract.js';
import { TextInput } from '../form/inputs.js';
import { renderConsole } from '../../../test/render-console.js';
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
  it('submits the typed text, trimmed', async () => {
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

  it('shows the server’s message at its field, and keeps the typed text', async () => {
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

  const contract = formContract<{ name: string }, { title: string }>({
    schema: z.object({ title: z.string().max(3, 'At most 3 letters.') }),
    inputOf: ({ name }) => ({ title: name }),
    fieldOf: (path) => (path === 'title' ? 'name' : path),
  });

  it('checks the input against the contract of its call, and submits the body', async () => {
    const onSubmit = jest.fn();
    renderConsole(
      <FormDialog
        title="Rename it"
        confirm="Save"
        isBusy={false}
        error={null}
        values={{ name: '' }}
        contract={contract}
        onSubmit={onSubmit}
        onClose={() => undefined}
      >
        <TextInput source="name" label="Name" />
      </FormDialog>,
    );
    const field = await screen.findByLabelText<HTMLInputElement>('Name');
    await userEvent.type(field, 'Adam');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At most 3 letters.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' Ada ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: 'Ada' }));
  });

  const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('closes at once while nothing is typed', async () => {
    const onClose = jest.fn();
    await shown({ onClose });
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its button', () => press('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'a click beside it',
      () => userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body),
    ],
  ])('asks before %s closes it with unsaved text', async (_name, leave) => {
    const onClose = jest.fn();
    const { field } = await shown({ onClose });
    await userEvent.type(field, 'Ada');
    await leave();
    await question();
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(field.value).toBe('Ada');
    await leave();
    await question();
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('counts a refusal that names no field as unsaved', async () => {
    const onClose = jest.fn();
    const { field, save } = await shown({ onClose, onSubmit: () => Promise.resolve({}) });
    await userEvent.type(field, 'Ada');
    await save();
    await press('Close');
    await question();
    expect(onClose).not.toHaveBeenCalled();
  });
});
