import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import { inboundMessage, type InboundMessage, type UploadedFile } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

/** A message as the relay posted it. */
export interface Envelope {
  readonly sentAt: string;
  readonly signature: string;
  readonly message: string;
  readonly files: readonly UploadedFile[];
}

/** The source of incoming mails and texts. */
export abstract class InboundChannel {
  /** True if no real mailbox is connected: staff can write as customers. */
  abstract readonly isSandbox: boolean;
  /** Reads what a relay posts. Refuses with `inbound.unsigned`, or with `record.missing` if there is no relay. */
  abstract read(envelope: Envelope, now: Date): Result<InboundMessage, 'inbound.unsigned' | 'record.missing'>;
}

/** Takes no posts. */
export class SandboxInbound extends InboundChannel {
  override readonly isSandbox = true;

  override read(): Result<InboundMessage, 'record.missing'> {
    return refuse('record.missing');
  }
}

const MOST_AGE_MS = 5 * 60_000;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Takes what a relay signs with our secret, for five minutes. The signature covers the time, the message and the files’ digests. */
export class SignedInbound extends InboundChannel {
  override readonly isSandbox = false;

  constructor(private readonly secret: string) {
    super();
  }

  override read(envelope: Envelope, now: Date): Result<InboundMessage, 'inbound.unsigned'> {
    const { sentAt, signature, message, files } = envelope;
    const age = Math.abs(now.getTime() - Date.parse(sentAt));
    if (!(age <= MOST_AGE_MS) || !this.isSigned(`${sentAt}.${message}`, signature))
      return refuse('inbound.unsigned');
    const read = inboundMessage.safeParse(parsed(message));
    if (!read.success) return refuse('inbound.unsigned');
    const digests = files.map(({ bytes }) => sha256(bytes));
    const isWhole = digests.join() === read.data.fileDigests.join();
    return isWhole ? ok(read.data) : refuse('inbound.unsigned');
  }

  private isSigned(text: string, signature: string): boolean {
    const expected = createHmac('sha256', this.secret).update(text).digest();
    const given = Buffer.from(signature, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
