import { Injectable, type OnModuleInit } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { z } from 'zod';

import { ChannelProofs, type ProvedChannel } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Config } from '../../platform/config/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { UsedProofRepository } from './used-proof.repository.js';

const MOST_SECONDS = 300;
const MOST_CHARACTERS = 2000;
const SWEEP_EVERY_MS = 3_600_000;

const headerSchema = z.object({ alg: z.literal('HS256'), kid: z.string() });
const claimsSchema = z.object({
  channel: z.string(),
  jti: z.string().min(8).max(100),
  iat: z.number(),
  exp: z.number(),
  sub: z.string().min(1).max(100).optional(),
  checkout_url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
});

type Claims = z.output<typeof claimsSchema>;

/**
 * Proofs that partners sign: a JWT by HS256 whose key the configuration names, for this server, good for five minutes at most.
 * One of the military exchange is good for one call and names its customer. While a key is replaced, both of them count.
 */
@Injectable()
export class SignedChannelProofs extends ChannelProofs implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly used: UsedProofRepository,
    private readonly handlers: JobHandlers,
  ) {
    super();
  }

  onModuleInit(): void {
    this.handlers.every(SWEEP_EVERY_MS, {
      job: 'channels.sweep',
      run: () => this.used.sweep(this.clock.now()),
    });
  }

  override async check(proof: string): Promise<ProvedChannel | null> {
    if (proof.length > MOST_CHARACTERS) return null;
    const verified = await this.verify(proof);
    if (verified === null) return null;
    const { claims, keyId } = verified;
    const channel = this.config.channelKeys.find((key) => key.keyId === keyId)?.channel;
    if (channel === undefined || claims.channel !== channel) return null;
    if (claims.exp - claims.iat > MOST_SECONDS) return null;
    if (channel !== 'military-exchange')
      return { channel, keyId, exchangeCustomerId: null, checkoutUrl: null };
    if (claims.sub === undefined) return null;
    const isFirst = await this.used.use(hashToken(`${keyId} ${claims.jti}`), new Date(claims.exp * 1000));
    if (!isFirst) return null;
    return { channel, keyId, exchangeCustomerId: claims.sub, checkoutUrl: claims.checkout_url ?? null };
  }

  private async verify(proof: string): Promise<{ claims: Claims; keyId: string } | null> {
    try {
      const { payload, protectedHeader } = await jwtVerify(proof, (header) => this.secretOf(header.kid), {
        algorithms: ['HS256'],
        audience: this.config.serverUrl,
        currentDate: this.clock.now(),
        maxTokenAge: MOST_SECONDS,
        requiredClaims: ['exp', 'iat', 'jti', 'channel'],
      });
      const header = headerSchema.safeParse(protectedHeader);
      const claims = claimsSchema.safeParse(payload);
      return header.success && claims.success ? { claims: claims.data, keyId: header.data.kid } : null;
    } catch {
      return null; // Why a forgery is one, its author need not know.
    }
  }

  private secretOf(keyId: string | undefined): Uint8Array {
    const key = this.config.channelKeys.find((one) => one.keyId === keyId);
    if (key === undefined) throw new Error('no such key');
    return new TextEncoder().encode(key.secret);
  }
}
