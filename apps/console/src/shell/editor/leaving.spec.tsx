import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { z } from 'zod';

import { formContract } from '../form/form-contract.js';
import { TextInput } from '../form/inputs.js';
import { renderConsole } from '../../../test/render-console.js';
import { NewRecord } from './NewRecord.js';
import { useWarnOnLeave } from '../leave/use-warn-on-leave.js';

const contract = formContract({ schema: z.unknown(), inputOf: (form: { words: string }) => form });

const shown = async () => {
  const create = jest.fn(() => Promise.resolve({ data: { id: 'n1' } }));
  renderConsole(
    <Routes>
      <Route
        path="/new"
        element={
          <>
            <Link to="/elsewhere">Leave</Link>
            <NewRecord
              title="New note"
              note="A draft"
              permission="content.change"
              resource="notes"
              begin={() => ({ words: '' })}
              contract={contract}
              done="Saved as a draft."
              words="Nobody sees it yet."
            >
              <TextInput label="Words" source="words" />
            </NewRecord>
          </>
        }
      />
      <Route path="/notes/n1/show" element={<p>The note</p>} />
      <Route path="/elsewhere" element={<p>Elsewhere</p>} />
    </Routes>,
    { permissions: ['content.change'], path: '/new', dataProvider: { create } },
  );
  return { create, field: await screen.findByLabelText('Words') };
};

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Leave' }));

const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });
const expectNoQuestion = () => expect(screen.queryByRole('alertdialog')).toBeNull();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('leaving a page with a form', () => {
  it('asks once something is typed, and stays if that is wanted', async () => {
    const { field } = await shown();
    await userEvent.type(field, 'Hello');
    await leave();
    await question();
    await press('Keep editing');
    await waitFor(expectNoQuestion);
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('Hello');
    await leave();
    await question();
    await press('Discard');
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('asks nothing while nothing is typed', async () => {
    await shown();
    await leave();
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expectNoQuestion();
  });

  it('continues to the saved record without asking', async () => {
    const { field, create } = await shown();
    await userEvent.type(field, 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('The note')).toBeTruthy();
    expect(create).toHaveBeenCalledTimes(1);
    expectNoQuestion();
  });

  it('asks for edits outside forms, such as a grid’s', async () => {
    const Grid = () => {
      useWarnOnLeave(true);
      return <Link to="/elsewhere">Leave</Link>;
    };
    renderConsole(
      <Routes>
        <Route path="/grid" element={<Grid />} />
        <Route path="/elsewhere" element={<p>Elsewhere</p>} />
      </Routes>,
      { path: '/grid' },
    );
    await screen.findByRole('link', { name: 'Leave' });
    await leave();
    await question();
    expect(screen.queryByText('Elsewhere')).toBeNull();
    await press('Discard');
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });
});
