import fc from 'fast-check';

import { dayAfter } from '../../time/index.js';
import {
  CERTIFICATE_SOON_DAYS,
  certificateStanding,
  checkCertificateDay,
  isCertificateValid,
  parseCertificateNumber,
  validCertificates,
} from './exemption-certificate.js';

const TODAY = '2026-11-29';
const someCertificates = fc.array(
  fc.record({
    state: fc.constantFrom('PA', 'NJ', 'OH'),
    validUntil: fc.integer({ min: -60, max: 60 }).map((days) => dayAfter(TODAY, days)),
    isWithdrawn: fc.boolean(),
  }),
  { maxLength: 8 },
);

describe('an exemption certificate of a fleet', () => {
  it('has a number of 3 to 40 characters', () => {
    expect(parseCertificateNumber('  PA   4711 ')).toMatchObject({ value: 'PA 4711' });
    for (const number of ['', '  ', '47', '4'.repeat(41)])
      expect(parseCertificateNumber(number)).toMatchObject({ fault: { code: 'fleet.certificateInvalid' } });
  });

  it('isn’t over when it is added', () => {
    expect(checkCertificateDay(TODAY, TODAY)).toMatchObject({ ok: true });
    expect(checkCertificateDay(dayAfter(TODAY, -1), TODAY)).toMatchObject({
      fault: { code: 'fleet.certificateOver' },
    });
  });

  it.each([
    [-1, false, 'ended'],
    [0, false, 'ending'],
    [CERTIFICATE_SOON_DAYS, false, 'ending'],
    [CERTIFICATE_SOON_DAYS + 1, false, 'valid'],
    [CERTIFICATE_SOON_DAYS, true, 'withdrawn'],
  ])('%d days before its last one, withdrawn: %s, is %s', (days, isWithdrawn, standing) => {
    expect(certificateStanding({ validUntil: dayAfter(TODAY, days), isWithdrawn }, TODAY)).toBe(standing);
  });

  it('exempts exactly while it is valid or ending: never once expired or withdrawn', () => {
    fc.assert(
      fc.property(someCertificates, (certificates) => {
        const valid = validCertificates(certificates, TODAY);
        for (const each of certificates) {
          const standing = certificateStanding(each, TODAY);
          expect(isCertificateValid(each, TODAY)).toBe(standing === 'valid' || standing === 'ending');
        }
        expect(valid.every((each) => !each.isWithdrawn && each.validUntil >= TODAY)).toBe(true);
        const states = valid.map(({ state }) => state);
        expect(new Set(states).size).toBe(states.length);
        for (const { state, ...each } of certificates)
          if (isCertificateValid(each, TODAY))
            expect(valid.some((found) => found.state === state && found.validUntil >= each.validUntil)).toBe(
              true,
            );
      }),
    );
  });
});
