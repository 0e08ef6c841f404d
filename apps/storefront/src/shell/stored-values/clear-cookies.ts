import type { NextRequest, NextResponse } from 'next/server';

/** For clients that know no Max-Age. */
const LONG_AGO = new Date(0);

interface Clearing {
  readonly request: NextRequest;
  readonly response: NextResponse;
}

/** Removes those of the named cookies that a browser has. Others aren't mentioned: a client may keep the empty value that it is sent. */
export const clearCookies = (
  { request, response }: Clearing,
  names: readonly string[],
  attributes: object,
): void => {
  for (const name of names)
    if (request.cookies.has(name))
      response.cookies.set(name, '', { ...attributes, maxAge: 0, expires: LONG_AGO });
};

/** As `clearCookies`, in a server action. */
export const forgetCookies = (
  jar: { has(name: string): boolean; delete(name: string): unknown },
  names: readonly string[],
): void => {
  for (const name of names) if (jar.has(name)) jar.delete(name);
};
