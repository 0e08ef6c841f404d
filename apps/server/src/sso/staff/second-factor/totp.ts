import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;

/** Codes of the periods before and after count too, since clocks differ and typing takes time. */
const WINDOW = 1;

const generatorOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: 'SimpleTread console',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });

/** A new secret for an authenticator app, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app takes the secret of the person `email` from. */
export const totpUri = (secret: string, email: string): string => generatorOf(secret, email).toString();

/** The number of the 30-second period that `code` belongs to at `now`, or null for a wrong code (RFC 6238). */
export const totpStep = (secret: string, code: string, now: Date): number | null => {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const timestamp = now.getTime();
  const delta = generatorOf(secret, '').validate({ token: digits, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
};
