import fc from 'fast-check';

import { checkNewPassword, normalPassword } from './password-rule.js';

const priya = { email: 'priya.raman@mail.com', firstName: 'Priya', lastName: 'Raman' };
const faultOf = (password: string): string => {
  const result = checkNewPassword(password, priya);
  return result.ok ? 'none' : result.fault.code;
};

describe('a new password', () => {
  it.each([
    'gr4vel under Snow',
    'tread-demo-2026',
    'ünïcödé sätze',
    'zhqv mkwt',
    '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 passt',
    'kQ7#vB2x',
  ])('may be %j, of whatever signs', (password) => expect(faultOf(password)).toBe('none'));

  it('has 8 to 128 characters, however many bytes they take', () => {
    expect(faultOf('zhqvmkw')).toBe('account.passwordTooShort');
    expect(faultOf('🛞🛞🚗🚙🚕🛻🚚')).toBe('account.passwordTooShort');
    expect(faultOf('🛞🚗🚙🚕🛻🚚🚛🚜')).toBe('none');
    expect(faultOf('zhqvmkwt'.repeat(16))).not.toBe('account.passwordTooLong');
    expect(faultOf(`${'zhqvmkwt'.repeat(16)}x`)).toBe('account.passwordTooLong');
  });

  it.each([
    'password',
    'Password1',
    'P@ssw0rd2026!',
    'qwertyuiop',
    'QWERTY123!',
    '1q2w3e4r5t'.replace(/./g, 'a'),
    'aaaaaaaa',
    'abcabcabc',
    '12345678',
    '87654321',
    '11223344',
    'iloveyou2',
    '123dragon',
    'Sunshine2024',
    'letmein!!',
    'football#1',
    'Welcome-2026',
    'trustno1',
    'zxcvbnm,.',
    'monkeytiger'.slice(0, 6) + '-77',
  ])('is not %j, which thieves try first', (password) =>
    expect(faultOf(password)).toBe('account.passwordCommon'),
  );

  it.each(['priya1234', 'PriyaRaman', 'raman-2026', 'priya.raman@mail.com', 'SimpleTread99'])(
    'is not %j, which contains personal details',
    (password) => expect(faultOf(password)).toBe('account.passwordPersonal'),
  );

  it('may have a name in it beside enough else', () => {
    expect(faultOf('priya buys gravel tires')).toBe('none');
  });

  it('is the same password however its characters were composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        expect(normalPassword(text.normalize('NFD'))).toBe(normalPassword(text.normalize('NFC')));
      }),
    );
  });

  it('is judged at once, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        checkNewPassword(text, priya);
      }),
    );
  });
});
