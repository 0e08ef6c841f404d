import { cutText, MOST_CASE_WORDS, storableText } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { fileField, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The most attachments of one mail; the relay leaves others out. */
export const MOST_INBOUND_FILES = 5;

/** The most bytes of an attachment; the relay leaves larger ones out. */
export const MOST_INBOUND_FILE_BYTES = 10 * 1_048_576;

// Of any type and size: what can't be kept is named in the case, because its sender wouldn't learn of a refusal.
const file = fileField({
  maxBytes: MOST_INBOUND_FILE_BYTES,
  faults: {
    missing: 'contact.fileMissing',
    tooLarge: 'contact.fileTooLarge',
    wrongType: 'contact.fileType',
  },
});

/** A text of which at most `most` characters are kept: a long mail is cut, not refused, because its sender wouldn't learn of it. */
const cut = (most: number) => z.string().transform((text) => cutText(storableText(text), most));

/** A mail or text that came in, as the provider's relay writes it. */
export const inboundMessage = shape({
  channel: z.enum(['mail', 'text']),
  /** An email address, or a phone number. */
  from: cut(254),
  fromName: cut(120).default(''),
  to: z
    .array(cut(320))
    .transform((all) => all.slice(0, 20))
    .default([]),
  subject: cut(500).default(''),
  text: cut(MOST_CASE_WORDS),
  /** The mail's `Message-ID`, or the provider's id of a text: each comes in once. */
  providerId: cut(300).pipe(z.string().min(1)),
  inReplyTo: cut(2_000).default(''),
  references: cut(5_000).default(''),
  /** SHA-256 of each file, in their order: the signature covers them. */
  fileDigests: z.array(z.string().length(64)).max(MOST_INBOUND_FILES).default([]),
});

export type InboundMessage = z.output<typeof inboundMessage>;

export const receiveMessage = endpoint({
  id: 'inbound.receive',
  method: 'POST',
  path: '/inbound/messages',
  summary:
    'Takes a mail or text to customer support from the provider’s relay. The signature is HMAC-SHA256 over the time, a dot and the message.',
  access: publicAccess,
  bodyFormat: 'form',
  mostFileBytes: MOST_INBOUND_FILE_BYTES,
  body: shape({
    sentAt: instantSchema,
    signature: z.string().max(100),
    /** `inboundMessage` as JSON. */
    message: z.string().max(20_000),
    files: z.preprocess(
      (given) => (given === undefined ? [] : Array.isArray(given) ? (given as unknown[]) : [given]),
      z.array(file).max(MOST_INBOUND_FILES),
    ),
  }),
  reply: shape({
    /** `dropped`: it came before, or its sender has no address. */
    outcome: z.enum(['joined', 'opened', 'dropped']),
  }),
  faults: [
    'inbound.unsigned',
    'record.missing',
    'contact.fileMissing',
    'contact.fileTooLarge',
    'contact.fileType',
    'picture.busy',
  ],
});
