import { permissionsOf } from '@simpletread/domain';
import { act, render, screen, waitFor } from '@testing-library/react';

import { App } from '../../App.js';
import { answer, refusal } from '../../../test/answer.js';
import { keepSession } from './session.js';

const PATIENT = { timeout: 30_000 };
const refused = () => Promise.resolve(answer(401, refusal('access.signInRequired', 'Please sign in.', 401)));
/** Lets everything run that follows from the answers so far: `refused` answers at once. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const analyst = {
  name: 'Ada',
  role: 'analyst',
  permissions: permissionsOf('support-agent'),
} as unknown as Parameters<typeof keepSession>[0];

describe('a session that is over', () => {
  const went = jest.fn();
  beforeEach(() => {
    went.mockReset();
    window.history.replaceState(null, '', '/orders?page=2');
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    for (const name of ['pushState', 'replaceState'] as const) {
      const go = window.history[name].bind(window.history);
      jest
        .spyOn(window.history, name)
        .mockImplementation((state: unknown, unused: string, url?: string | URL | null) => {
          if (String(url).startsWith('/login')) went(state);
          go(state, unused, url);
        });
    }
  });
  afterEach(() => jest.restoreAllMocks());

  it('redirects to sign-in once, and remembers the requested page', async () => {
    keepSession(analyst);
    const waiting: (() => void)[] = [];
    globalThis.fetch = () => new Promise((resolve) => waiting.push(() => void refused().then(resolve)));
    render(<App />);
    await waitFor(() => expect(waiting).not.toHaveLength(0), PATIENT);
    expect(went).not.toHaveBeenCalled();
    globalThis.fetch = refused;
    for (const answerIt of waiting) answerIt();
    await screen.findByRole('heading', { name: 'Sign in' }, PATIENT);
    await settle();
    expect(went.mock.calls).toMatchObject([
      [{ usr: { nextPathname: '/orders', nextSearch: expect.stringContaining('page=2') } }],
    ]);
  });

  it('redirects there from the first page, too', async () => {
    globalThis.fetch = refused;
    render(<App />);
    await screen.findByRole('heading', { name: 'Sign in' }, PATIENT);
    await settle();
    expect(went).toHaveBeenCalledTimes(1);
  });
});
