import type { SavedSegment } from '@simpletread/contract';
import { type Segment, WHOLE_LIST } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { NEW_NEWSLETTER } from './newsletter-form.js';
import { SavedSegmentList } from './SavedSegmentList.js';
import { SegmentPanel } from './SegmentPanel.js';

const saved = (id: string, name: string, segment: Partial<Segment>): SavedSegment => ({
  id,
  name,
  segment: { ...WHOLE_LIST, ...segment, states: [...(segment.states ?? [])] },
  version: 2,
  updatedAt: '2026-11-20T12:00:00.000Z',
});
const SAVED = [
  saved('g1', 'Bought before', { bought: 'ever' }),
  saved('g2', 'Snow states', { states: ['MN', 'WI'] }),
  saved('g3', 'Winter', { states: ['MN', 'WI'] }),
];

const setUp = (more: object = {}) => {
  const calls = {
    getList: jest.fn(() => Promise.resolve({ data: SAVED, total: SAVED.length })),
    countRecipients: jest.fn(() => Promise.resolve({ count: 3, listCount: 9, sample: [] })),
    create: jest.fn((_resource: string, { data }: { data: object }) =>
      Promise.resolve({ data: { ...SAVED[0], ...data, id: 'g3' } }),
    ),
    delete: jest.fn(() => Promise.resolve({ data: { id: 'g1' } })),
    ...more,
  };
  const options = { dataProvider: calls, permissions: ['newsletters.change'] };
  return { calls, options, user: userEvent.setup() };
};

describe('the recipients of a newsletter', () => {
  const panel = (
    <Form defaultValues={NEW_NEWSLETTER}>
      <SegmentPanel />
    </Form>
  );

  it('are filled in from a saved segment, which is named as long as nothing else is chosen', async () => {
    const { options, user } = setUp();
    renderConsole(panel, options);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Saved segment');
    await screen.findByRole('option', { name: 'Snow states' });
    expect(choice.selectedOptions[0]?.text).toBe('None');
    await user.selectOptions(choice, 'Bought before');
    const buyers = screen.getByLabelText<HTMLSelectElement>('Buyers');
    expect(buyers.value).toBe('ever');
    expect(choice.selectedOptions[0]?.text).toBe('Bought before');
    expect(screen.queryByRole('button', { name: 'Save segment' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Open tracking'), 'Agreed');
    expect(choice.selectedOptions[0]?.text).toBe('None');
  });

  it('stay those of the segment that was chosen among two of one rule, and are the whole list again with none', async () => {
    const { options, user } = setUp();
    renderConsole(panel, options);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Saved segment');
    await screen.findByRole('option', { name: 'Winter' });
    await user.selectOptions(choice, 'Winter');
    expect(choice.selectedOptions[0]?.text).toBe('Winter');
    await user.selectOptions(choice, 'Bought before');
    await user.selectOptions(choice, 'None');
    expect(choice.selectedOptions[0]?.text).toBe('None');
    expect(screen.getByLabelText<HTMLSelectElement>('Buyers').value).toBe('any');
  });

  it('are saved under a name, and nothing of the newsletter is sent with it', async () => {
    const { calls, options, user } = setUp();
    renderConsole(panel, options);
    await user.selectOptions(await screen.findByLabelText('Buyers'), 'Never bought');
    await user.click(screen.getByRole('button', { name: 'Save segment' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^Never bought\. Newsletters keep/)).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/^Name/), 'No order yet');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const data = { name: 'No order yet', segment: { ...WHOLE_LIST, bought: 'never' } };
    expect(calls.create).toHaveBeenCalledWith('newsletter-segments', expect.objectContaining({ data }));
  });
});

describe('the list of saved segments', () => {
  it('asks before it removes one', async () => {
    const { calls, options, user } = setUp();
    renderConsole(<SavedSegmentList />, options);
    await user.click(await screen.findByRole('button', { name: 'Remove Bought before' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Bought before' });
    expect(within(dialog).getByText('Newsletters that use it keep their recipients.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Remove Bought before' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Bought before' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Bought before is removed.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calls.delete).toHaveBeenCalledTimes(1));
  });
});
