/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { AccountHome } from './AccountHome';

const CUSTOMER = {
  firstName: 'Dana',
  lastName: 'Wright',
  email: 'dana@example.com',
  accountTypes: [],
  accountTypeCompany: null,
} as unknown as Parameters<typeof AccountHome>[0]['customer'];

const show = (isActing: boolean) =>
  render(
    <AccountHome
      customer={CUSTOMER}
      greeting={null}
      hasInstallerApplication={false}
      csrf="token"
      signInUrl="http://sign-in"
      isActing={isActing}
    />,
  );

describe('the home of the account', () => {
  it('links to passkeys and devices at the sign-in provider', () => {
    show(false);
    expect(screen.getByRole('heading', { name: 'Security' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Passkeys' }).getAttribute('href')).toBe(
      'http://sign-in/passkeys',
    );
    expect(screen.getByRole('link', { name: 'Devices' }).getAttribute('href')).toBe(
      'http://sign-in/sessions',
    );
  });

  it('links staff viewing as the customer to neither', () => {
    const { container } = show(true);
    expect(within(container).queryByRole('link', { name: 'Passkeys' })).toBeNull();
    expect(within(container).queryByRole('link', { name: 'Devices' })).toBeNull();
  });
});
