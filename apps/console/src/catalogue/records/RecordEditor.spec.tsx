import type { RecordValues } from '@simpletread/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderConsole } from '../../shell/testing/render-console.js';
import { RecordEditor } from './RecordEditor.js';

const BRAND: RecordValues = {
  slug: 'kumho',
  address: 'kumho',
  name: 'Kumho',
  owner: null,
  description: null,
  tier: 'mid',
  confidence: 'high',
};

/** The brand's page, while somebody else saves `theirs` and this person's own save is answered with `own`. */
const Page = ({ theirs, own }: Readonly<Record<'theirs' | 'own', RecordValues>>) => {
  const [values, setValues] = useState(BRAND);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <button onClick={() => setValues({ ...values, ...theirs })}>A colleague saves</button>
      <button
        onClick={() => {
          setValues({ ...values, ...own });
          setBusy(false);
        }}
      >
        The answer comes
      </button>
      <RecordEditor
        kind="brands"
        values={values}
        isReadOnly={false}
        isBusy={isBusy}
        problem={null}
        onChange={() => undefined}
        onSave={() => setBusy(true)}
      />
    </>
  );
};
const shown = async (change: Partial<Record<'theirs' | 'own', RecordValues>>) => {
  renderConsole(<Page theirs={{}} own={{}} {...change} />);
  await screen.findByLabelText(/^Owner/);
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the editor of a record', () => {
  it('keeps what is written when a colleague saves another field, and shows that one as it is', async () => {
    await shown({ theirs: { name: 'Kumho Tires' } });
    await userEvent.type(field(/^Owner/), 'Kumho Tire');
    await press('A colleague saves');
    expect(field(/^Owner/).value).toBe('Kumho Tire');
    expect(field(/^Name/).value).toBe('Kumho Tires');
    expect(screen.getByText('1 field changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  it('asks whose it shall be where both have written in one field', async () => {
    await shown({ theirs: { owner: 'Theirs' } });
    await userEvent.type(field(/^Owner/), 'Mine');
    await press('A colleague saves');
    expect(field(/^Owner/).value).toBe('Mine');
    await press('Load theirs');
    expect(field(/^Owner/).value).toBe('Theirs');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('keeps what is written while it is being saved', async () => {
    await shown({ own: { owner: 'Kumho' } });
    await userEvent.type(field(/^Owner/), 'Kumho');
    await press('Save');
    await userEvent.type(field(/^Owner/), ' Tire');
    await press('The answer comes');
    expect(field(/^Owner/).value).toBe('Kumho Tire');
    expect(screen.getByText('1 field changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });
});
