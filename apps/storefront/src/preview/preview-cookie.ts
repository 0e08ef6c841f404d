import type { NextResponse } from 'next/server';
import { sessionCookies } from '../session/session-cookies';
import { secretCookieAttributes } from '../shopper/cookies';

export const clearPreview = (response: NextResponse): void =>
  void response.cookies.set(sessionCookies().preview, '', secretCookieAttributes(0));
