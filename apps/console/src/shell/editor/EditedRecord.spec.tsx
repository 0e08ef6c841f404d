import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, useRefresh } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { z } from 'zod';

import { formContract } from '../form/form-contract.js';
import { TextInput } from '../form/inputs.js';
import { renderConsole } from '../../../test/render-console.js';
import { EditedRecord } from './EditedRecord.js';
import { EditPage } from './EditPage.js';

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

/** A note, and a button by which a colleague saves it. */
const Page = ({ onTheirs }: { readonly onTheirs: () => void }) => {
  const refresh = useRefresh();
  const save = (): void => {
    onTheirs();
    refresh();
  };
  return (
    <>
      <button onClick={save}>A colleague saves</button>
      <EditPage<Note> resource="articles">
        {(record) => (
          <EditedRecord
            record={record}
            resource="articles"
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
        )}
      </EditPage>
    </>
  );
};

const saves: Change = (data) => Promise.resolve({ id: 'n', ...data, version: data.version + 1 });

type Read = (note: Note) => Promise<Note>;

const shown = async (
  theirs: Partial<Values> = { words: 'theirs' },
  save = saves,
  read: Read = (note) => Promise.resolve(note),
  { dataProvider = {}, permissions = [] }: { dataProvider?: object; permissions?: string[] } = {},
) => {
  let kept = FIRST;
  const change = jest.fn(save);
  const update = jest.fn(
    async (_resource: string, { data }: { data: Parameters<Change>[0]; meta: object }) => {
      kept = await change(data);
      return { data: kept };
    },
  );
  const onTheirs = (): void => {
    kept = { ...FIRST, version: 2, ...theirs };
  };
  renderConsole(
    <Routes>
      <Route path="/articles/:id/show" element={<Page onTheirs={onTheirs} />} />
    </Routes>,
    {
      path: '/articles/n/show',
      permissions,
      dataProvider: { getOne: async () => ({ data: await read(kept) }), update, ...dataProvider },
    },
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Words');
  return { change, update, field };
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

  it('shows both values of each conflicting field, and takes the one chosen', async () => {
    const history = () =>
      Promise.resolve({
        changes: [
          {
            at: '2026-11-27T15:00:00.000Z',
            action: null,
            actorKind: 'staff',
            actorName: 'Marcus Oyelaran',
            program: '',
            fields: [],
            isErased: false,
            isDeletion: false,
          },
        ],
        names: {},
      });
    const { change, field } = await shown({ words: 'theirs', sign: 'T' }, saves, undefined, {
      dataProvider: { history },
      permissions: ['audit.read'],
    });
    const sign = screen.getByLabelText<HTMLInputElement>('Sign');
    await userEvent.type(field, ' own');
    await userEvent.type(sign, '!');
    await press('A colleague saves');
    const note = (await screen.findByText(/^Marcus Oyelaran saved this while/)).closest('[role=status]');
    expect(note?.textContent).toContain('WordsWasmineTheirstheirsYoursmine own');
    expect(note?.textContent).toContain('SignWasMTheirsTYoursM!');
    await press('Use theirs for sign');
    expect(sign.value).toBe('T');
    await press('Keep mine');
    await press('Save');
    await waitFor(() => expect(change.mock.calls[0]).toEqual([{ version: 2, words: 'mine own', sign: 'T' }]));
  });

  it('closes once each field is resolved', async () => {
    const { change, field } = await shown({ words: 'theirs', sign: 'T' });
    await userEvent.type(field, ' own');
    await userEvent.type(screen.getByLabelText('Sign'), '!');
    await press('A colleague saves');
    await press('Keep mine for words');
    await press('Use theirs for sign');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull());
    await press('Save');
    await waitFor(() => expect(change.mock.calls[0]).toEqual([{ version: 2, words: 'mine own', sign: 'T' }]));
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
      .fn<Promise<Note>, [Note]>()
      .mockImplementationOnce((note) => Promise.resolve(note))
      .mockImplementationOnce((note) => new Promise((resolve) => (readAgain = () => resolve(note))));
    const { field } = await shown({}, saves, read);
    await userEvent.type(field, ' own');
    await press('Save');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.getByText('dirty')).toBeTruthy();
    await act(async () => readAgain());
    await waitFor(() => expect(screen.getByText('clean')).toBeTruthy());
  });

  it('keeps what was typed after a refusal, and tries again under the same key', async () => {
    const refusals = [new HttpError('Please try again.', 503)];
    const { update, field } = await shown({}, (data) => {
      const refusal = refusals.shift();
      return refusal === undefined ? saves(data) : Promise.reject(refusal);
    });
    await userEvent.type(field, ' own');
    await press('Save');
    expect((await screen.findByText('Please try again.')).getAttribute('role')).toBe('alert');
    expect(field.value).toBe('mine own');
    await press('Save');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    const [first, second] = update.mock.calls.map(([, { meta }]) => meta);
    expect(first).toEqual({ isWhole: true, idempotencyKey: expect.any(String) });
    expect(second).toEqual(first);
  });

  it('shows the server’s message at its field', async () => {
    const body = { errors: { words: 'Somebody has written this.' } };
    const { field } = await shown({}, () => Promise.reject(new HttpError('Please check this.', 422, body)));
    await userEvent.type(field, ' own');
    await press('Save');
    expect(await screen.findByText('Somebody has written this.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('mine own');
  });

  it('forgets what was wrong with edits that are discarded', async () => {
    const { field } = await shown();
    await userEvent.clear(field);
    await press('Save');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await press('Discard');
    await waitFor(() => expect(field.value).toBe('mine'));
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});
