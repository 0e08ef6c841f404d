import { ok, refuse, type Result } from '../../result/index.js';
import { storableText } from '../../text/index.js';
import { dayAfter } from '../../time/index.js';

const MOST_NUMBER = 40;

/** Reads the number of an exemption certificate, 3 to 40 characters with single spaces. Refuses with `fleet.certificateInvalid`. */
export const parseCertificateNumber = (text: string): Result<string, 'fleet.certificateInvalid'> => {
  const number = storableText(text).replace(/\s+/g, ' ').trim();
  return number.length < 3 || number.length > MOST_NUMBER ? refuse('fleet.certificateInvalid') : ok(number);
};

/** Checks the last day of a new certificate, Eastern. Refuses with `fleet.certificateOver` if it is before `today`. */
export const checkCertificateDay = (
  validUntil: string,
  today: string,
): Result<null, 'fleet.certificateOver'> => (validUntil < today ? refuse('fleet.certificateOver') : ok(null));

/** A certificate is ending so many days before its last one. */
export const CERTIFICATE_SOON_DAYS = 30;

export const CERTIFICATE_STANDINGS = ['valid', 'ending', 'ended', 'withdrawn'] as const;

export type CertificateStanding = (typeof CERTIFICATE_STANDINGS)[number];

/** A certificate’s last day, Eastern and included, and whether it was withdrawn. */
export interface CertificateFacts {
  readonly validUntil: string;
  readonly isWithdrawn: boolean;
}

/** Returns whether a certificate exempts orders on `today`, an Eastern day (`valid` and `ending`), and if not, why. */
export const certificateStanding = (
  { validUntil, isWithdrawn }: CertificateFacts,
  today: string,
): CertificateStanding => {
  if (isWithdrawn) return 'withdrawn';
  if (validUntil < today) return 'ended';
  return validUntil <= dayAfter(today, CERTIFICATE_SOON_DAYS) ? 'ending' : 'valid';
};

/** True if orders placed on `today` are exempt by this certificate. */
export const isCertificateValid = (facts: CertificateFacts, today: string): boolean =>
  !facts.isWithdrawn && today <= facts.validUntil;

/** Returns the certificates that are valid on `today`, for each state the one that lasts longest. */
export const validCertificates = <Certificate extends CertificateFacts & { readonly state: string }>(
  certificates: readonly Certificate[],
  today: string,
): readonly Certificate[] => {
  const byState = new Map<string, Certificate>();
  for (const certificate of certificates) {
    const known = byState.get(certificate.state);
    if (
      isCertificateValid(certificate, today) &&
      (known === undefined || known.validUntil < certificate.validUntil)
    )
      byState.set(certificate.state, certificate);
  }
  return [...byState.values()];
};
