import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value]);

export interface PasskeyTweaks {
  readonly challenge?: string;
  readonly origin?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly type?: string;
}

/** A passkey as a device would hold one: ES256, no attestation. What it signs can be tweaked to be wrong. */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** The JSON result of `navigator.credentials.create` for a page's options. */
  create(options: { challenge: string }, tweaks: PasskeyTweaks = {}): string {
    const id = Buffer.from(this.id, 'base64url');
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
    const authData = Buffer.concat([
      this.head(tweaks, HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
    ]);
    const clientData = this.clientData('webauthn.create', options.challenge, tweaks);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The JSON result of `navigator.credentials.get` for a page's options. */
  get(options: { challenge: string }, tweaks: PasskeyTweaks = {}): string {
    this.counter += 1;
    const authData = this.head({ counter: this.counter, ...tweaks });
    const clientData = this.clientData('webauthn.get', options.challenge, tweaks);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private credential(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private head({ flags = USER_PRESENT_AND_VERIFIED, counter = 0 }: PasskeyTweaks, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags | more]), count]);
  }

  private clientData(type: string, challenge: string, tweaks: PasskeyTweaks): Buffer {
    const data = { type, challenge, origin: this.origin, crossOrigin: false, ...tweaks };
    return Buffer.from(
      JSON.stringify({ type: data.type, challenge: data.challenge, origin: data.origin, crossOrigin: false }),
    );
  }
}
