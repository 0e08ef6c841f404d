import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { MailPreview } from './MailPreview.js';

describe('the preview of a mail', () => {
  it('is as wide as a desktop has it, or a phone, as its reader says', async () => {
    render(<MailPreview html="<p>Your order is confirmed.</p>" />);
    const preview = screen.getByTitle('Email preview');
    expect(preview.dataset['width']).toBe('desktop');
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(preview.dataset['width']).toBe('phone');
    expect(preview.getAttribute('sandbox')).toBe('');
  });
});
