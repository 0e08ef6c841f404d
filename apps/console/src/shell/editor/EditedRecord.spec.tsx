import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';

import { formContract } from '../form/form-contract.js';
import { TextInput } from '../form/inputs.js';
import { renderConsole } from '../testing/render-console.js';
import { EditedRecord } from './EditedRecord.js';

interface Values {
  readonly words: string;
  readonly sign: string;
}
interface Note extends Values {
  readonly id: string;
  readonly version: number;
}
type Change = (data: Values & { readonly version: number }) => Promise<Note>;

const contract = formContract({
  schema: z.object({ words: z.string().min(3, 'Three letters at least.') }),
  inputOf: (form: Values) => form,
});
const formOf = ({ words, sign }: Note): Values => ({ words, sign });
const FIRST: Note = { id: 'n', version: 1, words: 'mine', sign: 'M' };

/** A note that a colleague saves over by a button. */
const Page = ({ theirs }: { readonly theirs: Partial<Values> }) => {
  const [record, setRecord] = useState(FIRST);
  return (
    <>
      <button onClick={() => setRecord({ ...FIRST, version: 2, ...theirs })}>A colleague saves</button>
      <EditedRecord
        record={record}
        resource="notes"
        subjectType="note"
        formOf={formOf}
        contract={contract}
        title="A note"
        marks={null}
        note={undefined}
        isReadOnly={false}
        words="Nobody sees it yet."
        actions={({ isDirty }) => <p>{isDirty ? 'dirty' : 'clean'}</p>}
      >
        <TextInput label="Words" source="words" />
        <TextInput label="Sign" source="sign" />
      </EditedRecord>
    </>
  );
};

const saves: Change = (data) => Promise.resolve({ id: 'n', ...data, version: data.version + 1 });

/** Replaces the data provider's update. */
const updateBy = (change: Change) => ({
  update: async (_resource: string, { data }: { data: Parameters<Change>[0] }) => ({
    data: await change(data),
  }),
});

const shown = async (theirs: Partial<Values> = { words: 'theirs' }, save = saves) => {
  const change = jest.fn(save);
  renderConsole(<Page theirs={theirs} />, { dataProvider: updateBy(change) });
  const field = await screen.findByLabelText<HTMLInputElement>('Words');
  return { change, field };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a record that is edited', () => {
  it('focuses an invalid field, and sends nothing until it is valid', async () => {
    const { change, field } = await shown();
    await userEvent.clear(field);
    await press('Save');
    expect((await screen.findByText('One field needs changes.')).getAttribute('role')).toBe('alert');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, 'right');
    await waitFor(() => expect(screen.queryByText('Three letters at least.')).toBeNull());
    await press('Save');
    await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
    expect(change.mock.calls[0]).toEqual([{ version: 1, words: 'right', sign: 'M' }]);
    await waitFor(() => expect(screen.getByText('clean')).toBeTruthy());
  });

  it('follows a colleague while nothing was typed', async () => {
    const { field } = await shown();
    await press('A colleague saves');
    await waitFor(() => expect(field.value).toBe('theirs'));
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  it('keeps typed text when a colleague saves, and asks which to keep', async () => {
    const { change, field } = await shown();
    await userEvent.type(field, ' own');
    await press('A colleague saves');
    expect(field.value).toBe('mine own');
    await press('Keep mine');
    await press('Save');
    await waitFor(() => expect(change.mock.calls[0]).toEqual([{ version: 2, words: 'mine own', sign: 'M' }]));
  });

  it('takes over the colleague’s value on request', async () => {
    const { field } = await shown();
    await userEvent.type(field, ' own');
    await press('A colleague saves');
    await press('Load theirs');
    await waitFor(() => expect(field.value).toBe('theirs'));
    expect(screen.getByText('clean')).toBeTruthy();
  });

  it('takes over the fields that a colleague saved, beside those that this person edits', async () => {
    const { change, field } = await shown({ sign: 'T' });
    await userEvent.type(field, ' own');
    await press('A colleague saves');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Sign').value).toBe('T'));
    expect(field.value).toBe('mine own');
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    await press('Save');
    await waitFor(() => expect(change.mock.calls[0]).toEqual([{ version: 2, words: 'mine own', sign: 'T' }]));
  });

  it('keeps text typed during a save, and saves it on top', async () => {
    let answer: () => void = () => undefined;
    const { change, field } = await shown(
      {},
      (data) => new Promise((resolve) => (answer = () => void saves(data).then(resolve))),
    );
    await userEvent.type(field, ' own');
    await press('Save');
    await userEvent.type(field, ' words{Enter}');
    await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
    await act(async () => answer());
    expect(field.value).toBe('mine own words');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
    );
    await press('Save');
    await waitFor(() =>
      expect(change.mock.calls[1]).toEqual([{ version: 2, words: 'mine own words', sign: 'M' }]),
    );
  });

  it('disables actions on the record until the saved version is read: they would use the version before', async () => {
    let readAgain: () => void = () => undefined;
    const read = jest
      .fn<Promise<number>, []>()
      .mockResolvedValueOnce(1)
      .mockImplementationOnce(() => new Promise((resolve) => (readAgain = () => resolve(2))));
    const Reader = () => {
      useQuery({ queryKey: ['notes', 'n'], queryFn: read });
      return null;
    };
    renderConsole(
      <>
        <Reader />
        <Page theirs={{}} />
      </>,
      { dataProvider: updateBy(saves) },
    );
    await userEvent.type(await screen.findByLabelText('Words'), ' own');
    await press('Save');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.getByText('dirty')).toBeTruthy();
    await act(async () => readAgain());
    await waitFor(() => expect(screen.getByText('clean')).toBeTruthy());
  });

  it('clears errors when edits are discarded', async () => {
    const { field } = await shown();
    await userEvent.clear(field);
    await press('Save');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await press('Discard');
    await waitFor(() => expect(field.value).toBe('mine'));
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});
