import type { Customer, CustomerEntry } from '@simpletread/contract';
import { cents, permissionsOf } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import { aCustomer } from '../testing/a-customer.js';
import { CustomerPage } from './CustomerPage.js';

const NewQuote = () => {
  const location = useLocation();
  return (
    <>
      <h1>{location.search}</h1>
      <p data-testid="state">{JSON.stringify(location.state)}</p>
    </>
  );
};

const anEntry = (n: number, given: Partial<CustomerEntry> = {}): CustomerEntry => ({
  id: `0198c0de-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
  kind: 'order',
  at: '2026-11-16T15:00:00.000Z',
  title: `Event ${n}`,
  detail: '',
  of: null,
  by: null,
  ...given,
});

const setUp = async (given: Partial<Customer> = {}, permissions = permissionsOf('support-agent')) => {
  const record = aCustomer(given);
  const calls = {
    getOne: jest.fn(() => Promise.resolve({ data: record })),
    history: jest.fn(() => Promise.resolve({ changes: [], then: null })),
    customerTimeline: jest.fn((_id: string, { before }: { before: string | null }) =>
      Promise.resolve(
        before === null
          ? { entries: [anEntry(2), anEntry(1)], next: '1 a' }
          : { entries: [anEntry(0)], next: null },
      ),
    ),
    addCustomerNote: jest.fn(() => Promise.resolve(record)),
    revealCustomerContact: jest.fn(() =>
      Promise.resolve({ name: 'Gus Romano', emails: ['gus@romano.example'], phones: [], address: [] }),
    ),
  };
  renderConsole(
    <ResourceContextProvider value="customers">
      <Routes>
        <Route path="/customers/:id/show" element={<CustomerPage />} />
        <Route path="/quotes/create" element={<NewQuote />} />
      </Routes>
    </ResourceContextProvider>,
    { dataProvider: calls, permissions, path: `/customers/${record.id}/show` },
  );
  await screen.findByRole('heading', { level: 1 });
  return calls;
};

describe('the page of a customer', () => {
  it('lists coverage claims with their kind, tire and state', async () => {
    await setUp({
      coverageClaims: [
        {
          id: '0198c0de-0000-7000-8000-000000000077',
          claimNumber: 'CC-20007',
          kind: 'replacement',
          tire: 'Kestrel Tour 4S 225/65R17',
          state: 'moreAsked',
          requestedAt: '2026-11-16T15:00:00.000Z',
        },
      ],
    });
    const link = screen.getByRole('link', { name: 'CC-20007' });
    expect(link.getAttribute('href')).toContain('/coverage-claims/0198c0de-0000-7000-8000-000000000077/show');
    const item = link.closest('li')?.textContent ?? '';
    expect(item).toContain('Awaiting the buyer');
    expect(item).toContain('Replace a damaged tire, Kestrel Tour 4S 225/65R17');
  });

  it('says who it is, how to reach them, and links each order', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Gus Romano' })).toBeTruthy();
    expect(screen.getByText(/^Guest, customer since .*1 order, \$901\.55 paid, no returns\.$/)).toBeTruthy();
    expect(screen.getByText('(267) 555 0184')).toBeTruthy();
    expect(screen.getByRole('link', { name: '4K7QZ-9M2XA' }).getAttribute('href')).toContain(
      '/orders/0198c0de-0000-7000-8000-0000000000a1/show',
    );
    for (const absent of ['Returns', 'Quotes', 'Balance', 'Account', 'Privacy', 'Vehicles'])
      expect(screen.queryByRole('heading', { level: 2, name: absent })).toBeNull();
  });

  it('puts what is open first', async () => {
    await setUp({
      openWork: [
        {
          kind: 'return',
          id: '0198c0de-0000-7000-8000-0000000000b1',
          title: 'RT-20001',
          detail: 'Awaiting review',
          since: '2026-11-16T15:00:00.000Z',
          dueAt: '2026-11-17T15:00:00.000Z',
          isOurs: true,
        },
      ],
    });
    const open = within(screen.getByRole('list', { name: 'Open work' }));
    expect(open.getByRole('link', { name: 'RT-20001' }).getAttribute('href')).toContain('/returns/');
    expect(open.getByRole('listitem').textContent).toMatch(/Awaiting review.*Overdue since /);
  });

  it('says when a promise that still holds is due, and until when a quote is good', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const work = { detail: 'Sent', since: new Date(Date.now() - 3_600_000).toISOString(), dueAt: soon };
    await setUp({
      openWork: [
        { ...work, kind: 'return', id: 'r1', title: 'RT-20001', isOurs: true },
        { ...work, kind: 'quote', id: 'q1', title: 'Q-4K7QZ-9M2XA', isOurs: false },
      ],
    });
    const texts = screen.getByRole('list', { name: 'Open work' }).textContent.replace(/\s+/g, ' ');
    expect(texts).toMatch(/RT-20001Sent ?(1 d 0 h|23 h 59 m) ?Due .*Q-4K7QZ-9M2XASent ?Good until /);
  });

  it('begins a quote with the contact, for whoever writes quotes, and keeps it out of the address', async () => {
    await setUp({}, permissionsOf('sales-rep'));
    await userEvent.setup().click(screen.getByRole('link', { name: 'New quote' }));
    expect(screen.getByTestId('state').textContent).toBe(
      JSON.stringify({
        quoteFor: { firstName: 'Gus', email: 'gus@romano.example', phone: '2675550184', zip: '19147' },
      }),
    );
  });

  it('offers no quote to an agent, who can’t write one', async () => {
    await setUp();
    expect(screen.queryByRole('link', { name: 'New quote' })).toBeNull();
    expect(screen.getByRole('link', { name: 'gus@romano.example' }).getAttribute('href')).toBe(
      'mailto:gus@romano.example',
    );
    expect(screen.getByRole('link', { name: '(267) 555 0184' }).getAttribute('href')).toBe(
      'tel:+12675550184',
    );
  });

  it('saves a note by command and Enter', async () => {
    const { addCustomerNote } = await setUp({
      notes: [
        {
          id: 'n1',
          text: 'Call after six.',
          writtenAt: '2026-11-16T15:00:00.000Z',
          writtenBy: 'Dana Whitfield',
        },
      ],
    });
    expect(screen.getByText('Call after six.')).toBeTruthy();
    const user = userEvent.setup();
    await user.type(
      screen.getByRole('textbox', { name: 'Add a note' }),
      'Ask for Elena.{Control>}{Enter}{/Control}',
    );
    await waitFor(() =>
      expect(addCustomerNote).toHaveBeenCalledWith(aCustomer().id, 'Ask for Elena.', expect.any(String)),
    );
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });

  it('reads its timeline page by page and one kind at a time', async () => {
    const { customerTimeline } = await setUp();
    const user = userEvent.setup();
    await screen.findByText('Event 2');
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    await screen.findByText('Event 0');
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    await waitFor(() =>
      expect(customerTimeline).toHaveBeenLastCalledWith(aCustomer().id, { kind: 'note', before: null }),
    );
  });

  it('counts what they can spend, without blocked cards', async () => {
    await setUp({
      giftCards: [
        { id: 'g1', number: '7K2M9QXW', state: 'active', balanceInCents: cents(2_500) },
        { id: 'g2', number: '7K2M9QXX', state: 'blocked', balanceInCents: cents(9_900) },
      ],
    });
    const balance = within(screen.getByRole('region', { name: 'Balance' }));
    expect(balance.getAllByText('$25.00')).toHaveLength(2);
    expect(balance.getByText('Gift card 7K2M-9QXX, blocked')).toBeTruthy();
  });

  it('shows an analyst no notes, and the contact for a reason', async () => {
    const { revealCustomerContact } = await setUp(
      {
        notes: null,
        contact: { emails: ['g•••@romano.example'], phones: ['•••0184'], address: [], shop: null },
      },
      permissionsOf('analyst'),
    );
    expect(screen.queryByRole('textbox', { name: 'Add a note' })).toBeNull();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Show contact' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Carrier asks');
    await user.click(screen.getByRole('button', { name: 'Show contact' }));
    expect(await screen.findByText('gus@romano.example')).toBeTruthy();
    expect(revealCustomerContact).toHaveBeenCalledWith(aCustomer().id, { reason: 'Carrier asks' });
  });

  it('says of an erased person only that they were erased', async () => {
    await setUp({ name: '', email: '', erasedAt: '2026-11-20T15:00:00.000Z', orders: [], notes: [] });
    expect(screen.getByRole('heading', { level: 1, name: 'Erased customer' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
  });
});
