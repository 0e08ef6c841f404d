export interface ServerConfig {
  readonly serverUrl: string;
  /** Where pictures of tires come from; null where nobody said. */
  readonly storefrontUrl: string | null;
}

declare global {
  interface Window {
    /** Written by `/config.js`, which whoever serves the console answers. */
    __CONFIG__?: Partial<ServerConfig>;
  }
}

/** Where the API and the shop are, as the server of this console says. */
export const serverConfig = (): ServerConfig => ({
  serverUrl: window.__CONFIG__?.serverUrl ?? 'http://localhost:4000',
  storefrontUrl: window.__CONFIG__?.storefrontUrl ?? null,
});
