import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { sectionOf } from '../form/form-section.js';
import { TextControl } from '../form/TextControl.js';
import { renderConsole } from '../testing/render-console.js';
import { EditedRecord } from './EditedRecord.js';
import { EditorForm, type EditorProps, type ReadForm } from './EditorForm.js';

interface Note {
  readonly id: string;
  readonly version: number;
  readonly words: string;
}
interface Form {
  readonly words: string;
}

const formOf = ({ words }: Note): Form => ({ words });
const read = (form: Form): ReadForm<Form> => ({
  input: form,
  errors: form.words.length < 3 ? { words: 'Three letters at least.' } : {},
});

const Editor = (props: EditorProps<Form, Form>) => (
  <EditorForm {...props} read={read} words="Nobody sees it yet.">
    <TextControl label="Words" path="words" {...sectionOf(props.form, props.onChange).field('words')} />
  </EditorForm>
);

const FIRST: Note = { id: 'n', version: 1, words: 'mine' };

/** A note that a colleague saves over by a button. */
const Page = ({ change }: { readonly change: (version: number, input: Form) => Promise<Note> }) => {
  const [record, setRecord] = useState(FIRST);
  return (
    <>
      <button onClick={() => setRecord({ ...FIRST, version: 2, words: 'theirs' })}>A colleague saves</button>
      <EditedRecord
        record={record}
        resource="notes"
        subjectType="note"
        formOf={formOf}
        change={change}
        title="A note"
        marks={null}
        note={undefined}
        isReadOnly={false}
        actions={({ isDirty }) => <p>{isDirty ? 'dirty' : 'clean'}</p>}
        editor={(editor: EditorProps<Form, Form>) => <Editor {...editor} />}
      />
    </>
  );
};

const shown = async () => {
  const change = jest.fn((version: number, input: Form) =>
    Promise.resolve({ id: 'n', version: version + 1, ...input }),
  );
  renderConsole(<Page change={change} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Words');
  return { change, field };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a record that is edited', () => {
  it('leads back to a field that is wrong, and sends nothing until it is right', async () => {
    const { change, field } = await shown();
    await userEvent.clear(field);
    await press('Save');
    expect(screen.getByText('One field needs another look.').getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'right');
    expect(screen.queryByText('Three letters at least.')).toBeNull();
    await press('Save');
    await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
    expect(change.mock.calls[0]?.slice(0, 2)).toEqual([1, { words: 'right' }]);
    await waitFor(() => expect(screen.getByText('clean')).toBeTruthy());
  });

  it('follows a colleague while nothing was typed', async () => {
    const { field } = await shown();
    await press('A colleague saves');
    expect(field.value).toBe('theirs');
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  it('keeps what was typed when a colleague saves, and asks whose it shall be', async () => {
    const { change, field } = await shown();
    await userEvent.type(field, ' own');
    await press('A colleague saves');
    expect(field.value).toBe('mine own');
    await press('Keep mine');
    await press('Save');
    await waitFor(() => expect(change.mock.calls[0]?.slice(0, 2)).toEqual([2, { words: 'mine own' }]));
  });

  it('takes theirs over where that is asked for', async () => {
    const { field } = await shown();
    await userEvent.type(field, ' own');
    await press('A colleague saves');
    await press('Load theirs');
    expect(field.value).toBe('theirs');
    expect(screen.getByText('clean')).toBeTruthy();
  });

  it('keeps what is typed while it is being saved, and saves that on top of it', async () => {
    let answer: () => void = () => undefined;
    const change = jest.fn(
      (version: number, input: Form) =>
        new Promise<Note>((resolve) => {
          answer = () => resolve({ id: 'n', version: version + 1, ...input });
        }),
    );
    renderConsole(<Page change={change} />);
    const field = await screen.findByLabelText<HTMLInputElement>('Words');
    await userEvent.type(field, ' own');
    await press('Save');
    await userEvent.type(field, ' words{Enter}');
    expect(change).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    expect(field.value).toBe('mine own words');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
    );
    await press('Save');
    await waitFor(() => expect(change.mock.calls[1]?.slice(0, 2)).toEqual([2, { words: 'mine own words' }]));
  });

  it('keeps moves of the record closed until what was saved is read anew: they would go by the version before', async () => {
    let readAnew: () => void = () => undefined;
    const read = jest
      .fn<Promise<number>, []>()
      .mockResolvedValueOnce(1)
      .mockImplementationOnce(() => new Promise((resolve) => (readAnew = () => resolve(2))));
    const Reader = () => {
      useQuery({ queryKey: ['notes', 'n'], queryFn: read });
      return null;
    };
    const change = jest.fn((version: number, input: Form) =>
      Promise.resolve({ id: 'n', version: version + 1, ...input }),
    );
    renderConsole(
      <>
        <Reader />
        <Page change={change} />
      </>,
    );
    await userEvent.type(await screen.findByLabelText('Words'), ' own');
    await press('Save');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.getByText('dirty')).toBeTruthy();
    await act(async () => readAnew());
    await waitFor(() => expect(screen.getByText('clean')).toBeTruthy());
  });

  it('forgets what was wrong with edits that are discarded', async () => {
    const { field } = await shown();
    await userEvent.clear(field);
    await press('Save');
    await press('Discard');
    expect(field.value).toBe('mine');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});
