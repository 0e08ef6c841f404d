import type { AdminQuote } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { SendDialog } from './SendDialog.js';

const QUOTE = {
  id: 'q1',
  number: 'Q-4K7QZ-9M2XA',
  state: 'draft',
  version: 3,
  firstName: 'Dana',
  email: 'dana@example.com',
  phone: '2155550149',
  zip: '19147',
  message: 'As you asked.',
  receiving: null,
  vehicle: null,
  lines: [],
  option: 'good',
  others: [],
  offer: {
    lines: [],
    pricing: { totalInCents: 61_240, isTaxKnown: true },
    installedPricing: null,
    isVehicleRequired: false,
    alerts: [],
  },
  mail: null,
  text: null,
  mailLimit: { sent: 3, most: 5, nextAt: null },
} as unknown as AdminQuote;

const delivered = (mail: string, text: string) => ({
  ...QUOTE,
  state: 'sent',
  mail: { to: QUOTE.email, state: mail, failure: null },
  text: { to: QUOTE.phone, state: text, failure: null },
});

const shown = async (sendQuote: jest.Mock, quote = QUOTE, sendQuoteAgain = jest.fn()) => {
  const onClose = jest.fn();
  renderConsole(<SendDialog quote={quote} onClose={onClose} />, {
    dataProvider: { sendQuote, sendQuoteAgain },
  });
  return { onClose, button: await screen.findByRole('button', { name: 'Send quote' }) };
};

describe('sending a quote', () => {
  it('shows the customer’s view, and confirms success', async () => {
    let answer: (quote: unknown) => void = () => undefined;
    const sendQuote = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    const { onClose, button } = await shown(sendQuote);
    expect(screen.getByText('$612.40')).toBeTruthy();
    expect(screen.getByText('“As you asked.”')).toBeTruthy();
    await userEvent.dblClick(button);
    answer(delivered('sent', 'sent'));
    const said = await screen.findByText('Quote Q-4K7QZ-9M2XA sent to dana@example.com and (215) 555-0149.');
    expect(said.closest('[role]')?.getAttribute('role')).toBe('status');
    expect(sendQuote).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('names the place and the time that go out with it', async () => {
    const receiving = {
      ...{ fulfilment: 'ship-to-shop', shop: { company: 'South Street Auto' }, pickupPoint: null },
      appointment: { date: '2026-12-01', startTime: '09:00', dropOffWindow: null },
    };
    await shown(jest.fn(), { ...QUOTE, receiving } as unknown as AdminQuote);
    expect(screen.getByText(/^Installed at South Street Auto, .*December 1, 2026/)).toBeTruthy();
  });

  it('says how many quotes the address got today, and when a full one can get another', async () => {
    await shown(jest.fn());
    expect(screen.getByText('3 of 5 quotes to this address within 24 hours.')).toBeTruthy();
    await shown(jest.fn(), {
      ...QUOTE,
      mailLimit: { sent: 5, most: 5, nextAt: '2026-11-25T20:42:00.000Z' },
    });
    expect(
      screen.getByText(
        '5 of 5 quotes to this address within 24 hours. The next one can go out on November 25, 2026 at 3:42 pm ET.',
      ),
    ).toBeTruthy();
  });

  it('says which of the two did not arrive', async () => {
    const { button } = await shown(jest.fn().mockResolvedValue(delivered('failed', 'sent')));
    await userEvent.click(button);
    const said = await screen.findByText(/the email to .* could not be delivered/);
    expect(said.closest('[role]')?.getAttribute('role')).toBe('alert');
  });

  it('says that it could not be sent, and tries again under the same key', async () => {
    const sendQuote = jest
      .fn()
      .mockRejectedValueOnce(new Error('The quote could not be sent. Please try again.'))
      .mockResolvedValueOnce(delivered('sent', 'sent'));
    const { onClose, button } = await shown(sendQuote);
    await userEvent.click(button);
    expect(await screen.findByText('The quote could not be sent. Please try again.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send quote' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = sendQuote.mock.calls as [string, object, string][];
    expect(first).toEqual(second);
  });

  it('asks for another address and phone if it was sent before', async () => {
    const again = jest.fn().mockResolvedValue(delivered('sent', 'sent'));
    const { button } = await shown(jest.fn(), { ...QUOTE, state: 'sent' }, again);
    const email = screen.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'other@example.com');
    await userEvent.click(button);
    await waitFor(() => expect(again).toHaveBeenCalled());
    expect((again.mock.calls[0] as unknown[]).slice(0, 2)).toEqual([
      'q1',
      { version: 3, email: 'other@example.com', phone: '(215) 555 0149' },
    ]);
  });

  it('shows at its field what can’t be an address', async () => {
    const again = jest.fn();
    const { button } = await shown(jest.fn(), { ...QUOTE, state: 'sent' }, again);
    const phone = screen.getByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '12');
    await userEvent.click(button);
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    expect(again).not.toHaveBeenCalled();
  });
});
