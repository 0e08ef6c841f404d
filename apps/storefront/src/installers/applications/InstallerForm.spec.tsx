/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { InstallerForm } from './InstallerForm';
import { nothingTyped } from './installer-typed';

jest.mock('./installer-actions', () => ({ sendInstallerForm: jest.fn(), amendInstallerForm: jest.fn() }));

const SHOP = { company: 'Acme Tires', address1: '12 Main St', city: 'Austin', state: 'TX', zip: '78701' };

const show = () => {
  const typed = nothingTyped({ email: 'dana@acmetires.com', firstName: 'Dana', lastName: 'Wright' });
  const initial = { problem: null, errors: {}, typed, sendKey: 'k', attempt: 0 };
  return render(<InstallerForm initial={initial} messages={{}} amended={null} />);
};

const current = () => document.querySelector('[data-current="true"] h2')?.textContent;
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));

const fillShop = () => {
  for (const [name, value] of Object.entries(SHOP)) {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field !== null) fireEvent.input(field, { target: { value } });
  }
};

const goBackInBrowser = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

describe('the steps of the installer form', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.history.pushState(null, '', '/installers/apply');
  });

  it('are left one by one with the browser’s back', async () => {
    show();
    fillShop();
    press('Next');
    expect(current()).toBe('People');
    await goBackInBrowser();
    expect(current()).toBe('Your shop');
    expect(window.location.pathname).toBe('/installers/apply');
  });

  it('stay after a reload', () => {
    const { unmount } = show();
    fillShop();
    press('Next');
    unmount();
    show();
    expect(current()).toBe('People');
  });

  it('are not skipped by an address while an earlier one is incomplete', () => {
    window.history.pushState(null, '', '/installers/apply#send');
    show();
    expect(current()).toBe('Your shop');
  });
});
