import { NextResponse, type NextRequest } from 'next/server';
import { publicSandboxUrl, publicServerUrl } from './api/addresses';
import { contentSecurityPolicy } from './security/content-security-policy';

// Headers only: nothing is authorised here.
export const proxy = (request: NextRequest): NextResponse => {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({
    nonce,
    serverOrigin: new URL(publicServerUrl()).origin,
    sandboxOrigin: new URL(publicSandboxUrl()).origin,
    isDevelopment: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  // The framework takes the nonce for its own scripts from this request header.
  headers.set('content-security-policy', policy);
  headers.set('x-request-id', request.headers.get('x-request-id') ?? crypto.randomUUID());
  const response = NextResponse.next({ request: { headers } });
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

export const config = { matcher: ['/((?!_next/static|_next/image|tires/|favicon.ico|icon.svg).*)'] };
