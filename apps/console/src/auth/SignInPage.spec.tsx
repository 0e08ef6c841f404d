import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';

import { SignInPage } from './SignInPage.js';

// Typing letter by letter takes its time where many programs share the machine.
jest.setTimeout(30_000);

const signIn = async (login: AuthProvider['login']) => {
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
  it('sends what was typed', async () => {
    const login = jest.fn().mockResolvedValue({ redirectTo: false });
    await signIn(login);
    expect(login).toHaveBeenCalledWith({ email: 'dana@simpletread.example', password: 'secret' });
  });

  it('shows the server’s own words and keeps what was typed', async () => {
    await signIn(jest.fn().mockRejectedValue(new Error('The email or password is not right.')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The email or password is not right.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@simpletread.example');
    expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(alert.id);
  });
});
