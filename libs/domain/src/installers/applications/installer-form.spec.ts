import fc from 'fast-check';

import { parseEmail, parsePhone, parseZip } from '../../contact/index.js';
import { checkPayPerTire } from '../shops/index.js';
import {
  INSTALLER_PARSERS,
  parseAgreement,
  parseInstallerEmail,
  parseInstallerPhone,
  parseInstallerZip,
} from './installer-form.js';

const codeOf = (result: { ok: boolean; fault?: { code: string } }): string => result.fault?.code ?? 'taken';

describe('the installer registration', () => {
  it('accepts phones like every form, and refuses the rest in its own words', () => {
    const written = fc.oneof(
      fc.string(),
      fc.stringMatching(/^(\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}( ?x\d{1,4})?$/),
    );
    fc.assert(
      fc.property(written, (text) => {
        const read = parseInstallerPhone(text);
        expect(read.ok).toBe(parsePhone(text).ok);
        if (read.ok) expect(parseInstallerPhone(read.value)).toEqual(read);
        else expect(read.fault.code).toBe('installer.phoneInvalid');
      }),
    );
  });

  it('takes the emails and ZIPs that every form takes, and refuses the rest with its own faults', () => {
    const email = fc.oneof(fc.string(), fc.emailAddress());
    const zip = fc.oneof(fc.string(), fc.stringMatching(/^\d{4,6}(-\d{3,5})?$/));
    fc.assert(
      fc.property(email, zip, (address, digits) => {
        const [read, place] = [parseInstallerEmail(address), parseInstallerZip(digits)];
        const [shared, sharedZip] = [parseEmail(address), parseZip(digits)];
        if (shared.ok) expect(read).toEqual(shared);
        else expect(codeOf(read)).toBe('installer.emailInvalid');
        if (sharedZip.ok) expect(place).toEqual({ ok: true, value: sharedZip.value.zip5 });
        else expect(codeOf(place)).toBe('installer.zipInvalid');
      }),
    );
  });

  it.each([
    ['company', 'A', 'application.companyInvalid'],
    ['firstName', '', 'contact.firstNameInvalid'],
    ['lastName', 'R2D2', 'contact.lastNameInvalid'],
    ['serviceManager', '', 'installer.managerInvalid'],
    ['storeManager', 'x'.repeat(52), 'installer.managerInvalid'],
    ['storeManager', "Maria Fernández-O'Neill", 'taken'],
    ['address1', '1', 'contact.addressInvalid'],
    ['address1', 'PO Box 12', 'contact.poBox'],
    ['address2', '', 'taken'],
    ['city', '', 'contact.cityInvalid'],
    ['state', '', 'contact.stateRequired'],
    ['zip', '1914', 'installer.zipInvalid'],
    ['website', '', 'taken'],
    ['website', 'acme', 'installer.websiteInvalid'],
    ['cell', '215 555 014', 'installer.phoneInvalid'],
    ['email', 'shop@', 'installer.emailInvalid'],
    ['phone', '', 'installer.phoneInvalid'],
    ['serviceDeskEmail', '', 'installer.emailInvalid'],
    ['serviceDeskPhone', '5550149', 'installer.phoneInvalid'],
  ] as const)('answers for %s %j: %s', (field, text, answer) => {
    expect(codeOf(INSTALLER_PARSERS[field](text))).toBe(answer);
  });

  it('is agreed to only by a checked box', () => {
    expect(parseAgreement('yes')).toEqual({ ok: true, value: true });
    for (const text of ['', 'no', 'on', 'YES']) expect(parseAgreement(text).ok).toBe(false);
  });
});

describe('the pay for mounting a tire', () => {
  it('is $15 to $24, in whole cents', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1400, max: 2500 }), fc.double()), (amount) => {
        const isGiven = Number.isInteger(amount) && amount >= 1500 && amount <= 2400;
        expect(checkPayPerTire(amount).ok).toBe(isGiven);
      }),
    );
  });
});
