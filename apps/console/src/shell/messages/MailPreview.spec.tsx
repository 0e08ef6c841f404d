import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { MailPreview } from './MailPreview.js';

const MAIL = { html: '<p>Your order is confirmed.</p>', text: 'Your order is confirmed.' };

describe('the preview of a mail', () => {
  it('is as wide as a desktop has it, or a phone, as its reader says', async () => {
    render(<MailPreview {...MAIL} />);
    const preview = screen.getByTitle('Email preview');
    expect(preview.dataset['width']).toBe('desktop');
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(preview.dataset['width']).toBe('phone');
    expect(preview.getAttribute('sandbox')).toBe('');
  });

  it('is dark when its reader says so', async () => {
    render(<MailPreview {...MAIL} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByTitle('Email preview').dataset['look']).toBe('dark');
  });

  it('shows the plain text instead of the HTML', async () => {
    render(<MailPreview {...MAIL} />);
    expect(screen.queryByText(MAIL.text)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Plain text' }));
    expect(screen.getByText(MAIL.text)).toBeTruthy();
    expect(screen.queryByTitle('Email preview')).toBeNull();
  });
});
