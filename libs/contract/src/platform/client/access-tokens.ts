export interface AccessToken {
  readonly value: string;
  readonly expiresAt: Date;
}

/** Where the tokens of one signed-in customer come from. */
export interface TokenSource {
  /** The token to begin with, or null for a guest. */
  readonly first: () => Promise<AccessToken | null>;
  /** A token in place of `old`, which has expired or was refused; null once the session has ended. */
  readonly refresh: (old: AccessToken) => Promise<AccessToken | null>;
  readonly now: () => Date;
}

/** The access token of a customer, kept fresh for the client. */
export interface AccessTokens {
  /** A token that has not expired, or null for a guest. */
  readonly current: () => Promise<string | null>;
  /** A token other than `refused`, or null where there is none to be had. */
  readonly replace: (refused: string) => Promise<string | null>;
}

/** A token this near to its end would expire on the way. */
const LEEWAY_MS = 5_000;

/** Tokens from `source`, refreshed once whatever the number of calls that wait for it [R4.07]. */
export const keepAccessTokens = (source: TokenSource): AccessTokens => {
  let known: AccessToken | null = null;
  let coming: Promise<AccessToken | null> | null = null;

  const once = (ask: () => Promise<AccessToken | null>): Promise<AccessToken | null> => {
    coming ??= ask()
      .then((token) => (known = token))
      .finally(() => (coming = null));
    return coming;
  };
  const hasExpired = (token: AccessToken): boolean =>
    token.expiresAt.getTime() - LEEWAY_MS <= source.now().getTime();

  const current = async (): Promise<AccessToken | null> => {
    if (coming !== null) return coming;
    const token = known ?? (await once(source.first));
    return token !== null && hasExpired(token) ? once(() => source.refresh(token)) : token;
  };

  return {
    current: async () => (await current())?.value ?? null,
    replace: async (refused) => {
      const token = await current();
      if (token === null || token.value !== refused) return token?.value ?? null;
      return (await once(() => source.refresh(token)))?.value ?? null;
    },
  };
};
