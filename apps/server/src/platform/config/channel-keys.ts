import { CHANNELS } from '@simpletread/contract';
import { z } from 'zod';

/** A partner's key for one channel. While a key is being replaced, a partner has two. */
export interface ChannelKey {
  /** Names the key in a proof's header. */
  readonly keyId: string;
  readonly channel: (typeof CHANNELS)[number];
  readonly secret: string;
}

const KEY = /^([\w-]{1,60}):([a-z-]+):([\w-]{32,200})$/;

const readKey = (text: string): ChannelKey | null => {
  const [, keyId = '', name = '', secret = ''] = KEY.exec(text.trim()) ?? [];
  const channel = CHANNELS.find((known) => known === name);
  return channel === undefined ? null : { keyId, channel, secret };
};

/** `acme-1:widget:<secret>` for each key, with commas between them; a secret has at least 32 letters, digits, `-` or `_`. */
export const channelKeysSchema = z
  .string()
  .default('')
  .transform((text, context): ChannelKey[] => {
    const keys = text
      .split(',')
      .filter((part) => part.trim() !== '')
      .map(readKey);
    const known = keys.filter((key) => key !== null);
    const isUnique = new Set(known.map(({ keyId }) => keyId)).size === known.length;
    if (known.length === keys.length && isUnique) return known;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  })
  .describe('comma-separated channel keys as id:channel:secret, or absent');
