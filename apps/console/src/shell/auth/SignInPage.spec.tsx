import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';

import { answer, refusal } from '../../../test/answer.js';
import { SignInPage } from './SignInPage.js';

// Typing letter by letter takes its time where many programs share the machine.

const staff = {
  staffId: '01a1f640-bc00-7ed1-a699-1234640ebed3',
  email: 'dana@simpletread.example',
  name: 'Dana Whitfield',
  role: 'support-agent',
  permissions: [],
  refundLimitInCents: 150_000,
};
const wrong = refusal('access.credentialsWrong', 'The email or password is incorrect.', 401);
const wrongCode = refusal('secondFactor.wrong', 'This code is incorrect or was already used.', 400);
const expired = refusal('secondFactor.expired', 'This sign-in took too long. Please start again.', 401);

const signIn = async (...answers: readonly Response[]) => {
  const login = jest.fn().mockResolvedValue({ redirectTo: false });
  const fetched = jest.fn();
  for (const one of answers) fetched.mockResolvedValueOnce(one);
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
  const sent = (index: number) => {
    const [url, request] = fetched.mock.calls[index] as [string, RequestInit];
    return { url, body: JSON.parse(String(request.body)) as unknown };
  };
  return { login, sent, user };
};

describe('the sign-in page', () => {
  it('sends the typed values and continues as that person', async () => {
    const { login, sent } = await signIn(answer(200, { step: 'signedIn', staff }));
    expect(login).toHaveBeenCalledWith(staff);
    expect(sent(0).body).toEqual({ email: 'dana@simpletread.example', password: 'secret' });
  });

  it('shows the server’s message and keeps the typed text', async () => {
    await signIn(answer(401, wrong));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The email or password is incorrect.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@simpletread.example');
    expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(alert.id);
  });

  it('asks for the app’s code, and allows another try after a wrong one', async () => {
    const { login, sent, user } = await signIn(
      answer(200, { step: 'secondFactor', methods: ['authenticator'] }),
      answer(401, wrongCode),
      answer(200, { step: 'signedIn', staff }),
    );
    const code = await screen.findByLabelText('Code');
    await user.type(code, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This code is incorrect/);
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(sent(2)).toMatchObject({ body: { code: '123456' } });
    expect(login).toHaveBeenCalledWith(staff);
  });

  it('takes a recovery code instead', async () => {
    const { sent, user } = await signIn(
      answer(200, { step: 'secondFactor', methods: ['authenticator', 'passkey'] }),
      answer(200, { step: 'signedIn', staff }),
    );
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCD-EFGH-JKMN{Enter}');
    expect(sent(1)).toMatchObject({ body: { code: 'ABCD-EFGH-JKMN' } });
  });

  it('begins again with the password, and says why, when it took too long', async () => {
    const { user } = await signIn(
      answer(200, { step: 'secondFactor', methods: ['authenticator'] }),
      answer(401, expired),
    );
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This sign-in took too long/);
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('sets the app up at a first sign-in and goes on once the recovery codes are kept', async () => {
    const { login, user } = await signIn(
      answer(200, { step: 'enrolment' }),
      answer(200, { secret: 'ABCDEFGH', qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      answer(200, { step: 'signedIn', staff, recoveryCodes: ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'] }),
    );
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('DDDD-EEEE-FFFF')).toBeTruthy();
    expect(login).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I saved them' }));
    expect(login).toHaveBeenCalledWith(staff);
  });
});
