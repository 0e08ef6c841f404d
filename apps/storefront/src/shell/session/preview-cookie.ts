import { PREVIEW_COOKIE } from '@simpletread/domain';
import type { NextResponse } from 'next/server';
import { sessionCookies } from './session-cookies';
import { attributesOf } from '../stored-values';

export const clearPreview = (response: NextResponse): void =>
  void response.cookies.set(sessionCookies().preview, '', attributesOf(PREVIEW_COOKIE, 0));
