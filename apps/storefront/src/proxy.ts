import { NextResponse, type NextRequest } from 'next/server';
import { ACTING, checkSession, checkVisit } from './sso';
import { apiAnswers, chatUrl, publicSandboxUrl, publicServerUrl, signInUrl } from './shell/config';
import { currentWays, movedTo, PREVIEW, withMovedBrands } from './content';
import { isReadablePath } from './shell/paths';
import { contentSecurityPolicy, transportSecurity } from './shell/security';

const RETRY_SECONDS = '30';

/** No page has this address, so it shows the 404 page. */
const NO_PAGE = '/not-found';

const isPage = ({ method, nextUrl: { pathname } }: NextRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api\/|robots\.txt$)/.test(pathname);

/** The framework fails on a path that it can't decode, so such paths are answered before it reads them. */
const refuseUnreadable = (request: NextRequest, headers: Headers): NextResponse => {
  if (!isPage(request)) return new NextResponse(null, { status: 400 });
  return NextResponse.rewrite(new URL(NO_PAGE, request.url), { status: 404, request: { headers } });
};

/** A page that fails while rendering is blank without script, so failures are answered before. */
const answerTo = async (request: NextRequest, headers: Headers): Promise<NextResponse> => {
  if (!isPage(request) || (await apiAnswers())) return NextResponse.next({ request: { headers } });
  const failed = NextResponse.rewrite(new URL('/unavailable', request.url), {
    status: 503,
    request: { headers },
  });
  failed.headers.set('retry-after', RETRY_SECONDS);
  return failed;
};

/** Redirects old addresses and addresses in capitals permanently, before anything else. */
const leadOn = async (request: NextRequest): Promise<NextResponse | null> => {
  if (!isPage(request)) return null;
  const { pathname, search } = request.nextUrl;
  const ways = await currentWays();
  const target = movedTo(pathname, ways) ?? pathname;
  const query = withMovedBrands(search, ways.moved);
  if (target === pathname && query === search) return null;
  const url = new URL(`${target}${query}`, request.nextUrl);
  return NextResponse.redirect(url, { status: 308, headers: { 'cache-control': 'public, max-age=60' } });
};

const answerPage = async (request: NextRequest): Promise<NextResponse> => {
  const isReadable = isReadablePath(request.nextUrl.pathname);
  const moved = isReadable ? await leadOn(request) : null;
  if (moved !== null) return moved;
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({
    nonce,
    serverOrigin: new URL(publicServerUrl()).origin,
    chatOrigin: new URL(chatUrl()).origin,
    sandboxOrigin: new URL(publicSandboxUrl()).origin,
    signInOrigin: new URL(signInUrl()).origin,
    isDevelopment: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  // The framework takes its own scripts' nonce from this request header.
  headers.set('content-security-policy', policy);
  headers.set('x-request-id', request.headers.get('x-request-id') ?? crypto.randomUUID());
  const visit = (await checkVisit(ACTING, request)) ?? (await checkVisit(PREVIEW, request));
  const session = visit ?? (await checkSession(request));
  if (session.cookieHeader !== null) headers.set('cookie', session.cookieHeader);
  const response =
    visit?.instead ?? (isReadable ? await answerTo(request, headers) : refuseUnreadable(request, headers));
  session.answer(response);
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  response.headers.set(
    'permissions-policy',
    'camera=(self), geolocation=(self), microphone=(), payment=(self)',
  );
  response.headers.set('cross-origin-opener-policy', 'same-origin');
  return response;
};

// Sets headers, shows the error page if the API is down, and removes invalid sessions: it authorizes nothing.
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const response = await answerPage(request);
  const hsts = transportSecurity(request.headers);
  if (hsts !== null) response.headers.set('strict-transport-security', hsts);
  return response;
};

export const config = { matcher: ['/((?!_next/static|_next/image|tires/|favicon.ico|icon.svg).*)'] };
