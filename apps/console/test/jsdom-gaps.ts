// Browser features that jsdom lacks and the console or its libraries need.
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
// The router makes one for each navigation, and reads no more of it.
class NavigationRequest {
  readonly method: string;
  readonly signal: AbortSignal | null | undefined;
  constructor(
    readonly url: string | URL,
    { method = 'GET', signal }: RequestInit = {},
  ) {
    this.method = method;
    this.signal = signal;
  }
}
Object.assign(globalThis, { Request: NavigationRequest });
Element.prototype.scrollIntoView = () => undefined;
