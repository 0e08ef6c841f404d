import { contentSecurityPolicy } from './content-security-policy';

const policy = (isDevelopment: boolean): string =>
  contentSecurityPolicy({
    nonce: 'abc123',
    serverOrigin: 'https://api.shop.example',
    chatOrigin: 'https://chat.shop.example',
    sandboxOrigin: 'https://pay.example',
    signInOrigin: 'https://accounts.example',
    isDevelopment,
  });

const directive = (text: string, name: string): string =>
  text.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe('the content security policy', () => {
  it('runs scripts only by nonce', () => {
    expect(directive(policy(false), 'script-src')).toBe("script-src 'self' 'nonce-abc123' 'strict-dynamic'");
    expect(policy(false)).not.toContain('unsafe-eval');
    expect(directive(policy(true), 'script-src')).toContain('unsafe-eval');
  });

  it('frames the payment fields and calls the API and the chat’s host, nothing else [R7.10]', () => {
    expect(directive(policy(false), 'frame-src')).toBe('frame-src https://pay.example');
    expect(directive(policy(false), 'connect-src')).toBe(
      "connect-src 'self' https://api.shop.example wss://chat.shop.example",
    );
    expect(directive(policy(false), 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(policy(false), 'object-src')).toBe("object-src 'none'");
  });
});
