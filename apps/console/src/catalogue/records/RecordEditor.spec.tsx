import type { RecordRow } from '@simpletread/contract';
import type { RecordValues } from '@simpletread/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'react-admin';
import { Route, Routes } from 'react-router-dom';

import { EditPage } from '../../shell/editor/index.js';
import { renderConsole } from '../../../test/render-console.js';
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

const ROW: RecordRow = {
  id: 'kumho',
  label: 'Kumho',
  values: BRAND,
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
};

interface Others {
  /** The fields that a colleague saves. */
  readonly theirs?: RecordValues;
  readonly update?: () => Promise<RecordRow>;
}

/** The brand's page, and a button by which a colleague saves it. */
const Page = ({ onTheirs }: { readonly onTheirs: () => void }) => {
  const refresh = useRefresh();
  const save = (): void => {
    onTheirs();
    refresh();
  };
  return (
    <>
      <button onClick={save}>A colleague saves</button>
      <EditPage<RecordRow> resource="brands">
        {(record) => <RecordEditor kind="brands" record={record} isReadOnly={false} />}
      </EditPage>
    </>
  );
};
const shown = async ({ theirs = {}, update = () => Promise.resolve(ROW) }: Others) => {
  let kept = ROW;
  const onTheirs = (): void => {
    kept = { ...kept, version: kept.version + 1, values: { ...kept.values, ...theirs } };
  };
  const saved = async () => {
    kept = await update();
    return { data: kept };
  };
  renderConsole(
    <Routes>
      <Route path="/brands/:id/show" element={<Page onTheirs={onTheirs} />} />
    </Routes>,
    {
      path: '/brands/kumho/show',
      dataProvider: { getOne: () => Promise.resolve({ data: kept }), update: saved },
    },
  );
  await screen.findByLabelText(/^Owner/);
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the editor of a record', () => {
  it('keeps typed text when a colleague saves another field, and shows the saved field', async () => {
    await shown({ theirs: { name: 'Kumho Tires' } });
    await userEvent.type(field(/^Owner/), 'Kumho Tire');
    await press('A colleague saves');
    await waitFor(() => expect(field(/^Name/).value).toBe('Kumho Tires'));
    expect(field(/^Owner/).value).toBe('Kumho Tire');
    expect(screen.getByText('1 field changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  it('asks which text to keep when both edited the same field', async () => {
    await shown({ theirs: { owner: 'Theirs' } });
    await userEvent.type(field(/^Owner/), 'Mine');
    await press('A colleague saves');
    expect(field(/^Owner/).value).toBe('Mine');
    await press('Load theirs');
    await waitFor(() => expect(field(/^Owner/).value).toBe('Theirs'));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('keeps text that is typed during a save', async () => {
    let answer: () => void = () => undefined;
    const saved = { ...ROW, version: 2, values: { ...BRAND, owner: 'Kumho' } };
    await shown({ update: () => new Promise((resolve) => (answer = () => resolve(saved))) });
    await userEvent.type(field(/^Owner/), 'Kumho');
    await press('Save');
    await userEvent.type(field(/^Owner/), ' Tire');
    await act(async () => answer());
    expect(field(/^Owner/).value).toBe('Kumho Tire');
    expect(screen.getByText('1 field changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });
});
