/** @jest-environment jsdom */
import type { AccountStandingReply } from '@simpletread/contract';
import { render, screen } from '@testing-library/react';
import { SimpleCrew } from './SimpleCrew';
import { Employees } from './Employees';

jest.mock('./prove-my-employment', () => ({ proveMyEmployment: jest.fn() }));
jest.mock('./crew-actions', () => ({ join: jest.fn(), leave: jest.fn() }));

const RETAIL: AccountStandingReply = {
  accountTypes: [{ name: 'Retail' }],
  accountTypeCompany: null,
  priceGroup: 'retail',
  priceLabel: null,
  greeting: null,
  isTaxExempt: false,
  isCrewMember: false,
  mayQuote: false,
  verifications: [],
  analyticsAccountType: null,
};
const EMPLOYEE: AccountStandingReply = {
  ...RETAIL,
  accountTypes: [{ name: 'Employee Buying' }],
  accountTypeCompany: { companyName: 'Acme Tires' },
};
const LOGIN = '/login?returnTo=%2Fdt-employees&partner_integration=dt-employees';

const show = (standing: AccountStandingReply | null) =>
  render(
    <Employees
      standing={standing}
      email="dana@acme.com"
      csrf="token"
      loginHref={LOGIN}
      registerHref="/register"
    />,
  );

describe('the landing of employees', () => {
  it('sends guests to sign in with the partner named, and back here', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Sign in with work email' }).getAttribute('href')).toBe(LOGIN);
  });

  it('asks a signed-in customer for the proof, by email address', () => {
    show(RETAIL);
    expect(screen.getByText('dana@acme.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use employee prices' })).toBeTruthy();
  });

  it('names the company to its employees, and signs out to their entry page', () => {
    const { container } = show(EMPLOYEE);
    expect(screen.getByText(/as an employee of Acme Tires/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find your tires' }).getAttribute('href')).toBe('/');
    const form = container.querySelector<HTMLFormElement>('form[action="/logout"]');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      csrf: 'token',
      returnTo: 'employees',
    });
  });
});

describe('the page of SimpleCrew', () => {
  const page = (standing: AccountStandingReply | null, promo: string | null = null) =>
    render(
      <SimpleCrew standing={standing} promo={promo} registerHref="/register?crew" loginHref="/login?crew" />,
    );

  it('shows the staff’s current message about the club', () => {
    page(null, 'Crew week: $25 more off a set of four.');
    expect(screen.getByText('Crew week: $25 more off a set of four.')).toBeTruthy();
  });

  it('shows everyone the benefits, and guests how to join', () => {
    page(null);
    expect(screen.getByText('$25 off')).toBeTruthy();
    expect(screen.getByText('Up to 20% off')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join SimpleCrew' }).getAttribute('href')).toBe('/register?crew');
  });

  it('lets customers join, and members leave', () => {
    const { rerender } = page(RETAIL);
    expect(screen.getByRole('button', { name: 'Join SimpleCrew' })).toBeTruthy();
    rerender(
      <SimpleCrew
        standing={{ ...RETAIL, isCrewMember: true }}
        promo={null}
        registerHref="/r"
        loginHref="/l"
      />,
    );
    expect(screen.getByText(/The \$25 for joining comes off in your cart automatically/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Leave SimpleCrew' })).toBeTruthy();
  });
});
