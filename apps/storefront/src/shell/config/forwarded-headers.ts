import { headers } from 'next/headers';

export const FORWARDED = ['x-forwarded-for', 'x-request-id', 'user-agent'] as const;

/** Returns headers of the shopper's request that the API's log and rate limit need. */
export const forwardedHeaders = async (): Promise<Record<string, string>> => {
  const incoming = await headers();
  return Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = incoming.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
};
