/** @jest-environment jsdom */
import { CONSENT_COOKIE, SSO_EVENT_COOKIE } from '@simpletread/domain';
import { render, waitFor } from '@testing-library/react';
import { writeScriptCookie } from '../../shell/stored-values/script-cookie';
import { CountSignIn } from './CountSignIn';

Object.assign(globalThis, {
  BroadcastChannel: class {
    postMessage(): void {}
  },
});

const counted = () => (window.dataLayer ?? []).filter(({ event }) => event === 'signed_in');

describe('a sign-in', () => {
  beforeEach(() => {
    delete window.dataLayer;
    document.cookie = `${CONSENT_COOKIE.name}=2.${Math.floor(Date.now() / 1000)}.analytics; path=/`;
  });

  it.each(['login', 'register'])('by %s is counted once, on the first page after it', async (action) => {
    writeScriptCookie(SSO_EVENT_COOKIE, action);
    const { rerender, unmount } = render(<CountSignIn isSignedIn={false} />);
    expect(document.cookie).toContain(`${SSO_EVENT_COOKIE.name}=${action}`);
    rerender(<CountSignIn isSignedIn />);
    await waitFor(() => expect(counted()).toMatchObject([{ action }]));
    expect(document.cookie).not.toContain(SSO_EVENT_COOKIE.name);
    unmount();
    render(<CountSignIn isSignedIn />);
    expect(counted()).toHaveLength(1);
  });
});
