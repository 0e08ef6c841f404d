export interface AccessToken {
  readonly value: string;
  readonly expiresAt: Date;
}

/** The source of a signed-in customer's tokens. */
export interface TokenSource {
  /** The first token, or null for a guest. */
  readonly first: () => Promise<AccessToken | null>;
  /** Replaces `old`, which expired or was refused; null once the session has ended. */
  readonly refresh: (old: AccessToken) => Promise<AccessToken | null>;
  readonly now: () => Date;
}

/** A customer's access token, kept fresh for the client. */
export interface AccessTokens {
  /** Returns an unexpired token, or null for a guest. */
  readonly current: () => Promise<string | null>;
  /** Returns a token other than `refused`, or null if there is none. */
  readonly replace: (refused: string) => Promise<string | null>;
}

/** A token this close to its end would expire in transit. */
const LEEWAY_MS = 5_000;

/** Returns tokens from `source`, refreshed once for any number of waiting calls [R4.07]. */
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
