import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';

import { answer, refusal } from '../testing/answer.js';
import { SignInPage } from './SignInPage.js';

// Typing letter by letter takes its time where many programs share the machine.
jest.setTimeout(30_000);

const staff = {
  staffId: '01a1f640-bc00-7ed1-a699-1234640ebed3',
  email: 'dana@simpletread.example',
  name: 'Dana Whitfield',
  role: 'support-agent',
  permissions: [],
  refundLimitInCents: 150_000,
};

const signIn = async (login: AuthProvider['login'], fetched: jest.Mock) => {
  globalThis.fetch = fetched;
  const provider = {
    login,
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
  };
  render(
    <MemoryRouter>
      <AdminContext authProvider={provider}>
        <SignInPage />
      </AdminContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'dana@simpletread.example');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('the sign-in page', () => {
  it('sends what was typed and goes on as who that is', async () => {
    const login = jest.fn().mockResolvedValue({ redirectTo: false });
    const fetched = jest.fn().mockResolvedValue(answer(200, { step: 'signedIn', staff }));
    await signIn(login, fetched);
    expect(login).toHaveBeenCalledWith(staff);
    const [, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect(JSON.parse(String(request.body))).toEqual({
      email: 'dana@simpletread.example',
      password: 'secret',
    });
  });

  it('shows the server’s own words and keeps what was typed', async () => {
    const wrong = refusal('access.credentialsWrong', 'The email or password is not right.', 401);
    await signIn(jest.fn(), jest.fn().mockResolvedValue(answer(401, wrong)));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The email or password is not right.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@simpletread.example');
    expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(alert.id);
  });
});
