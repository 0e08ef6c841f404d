export interface ServerConfig {
  readonly serverUrl: string;
  /** The origin of tire pictures; null if not configured. */
  readonly storefrontUrl: string | null;
}

declare global {
  interface Window {
    /** Written by `/config.js`, which the console's web server answers. */
    __CONFIG__?: Partial<ServerConfig>;
  }
}

/** The addresses of the API and the shop, from this console's server. */
export const serverConfig = (): ServerConfig => ({
  serverUrl: window.__CONFIG__?.serverUrl ?? 'http://localhost:4000',
  storefrontUrl: window.__CONFIG__?.storefrontUrl ?? null,
});
