import { changeShopSettings } from '@simpletread/contract';

import { errorsOfIssues } from '../../shell/form/field-errors.js';
import { formOf, settingsOf } from './settings-form.js';
import { someSettings } from './testing/some-settings.js';
import { doesChangePrices, settingsInWords } from './settings-words.js';

const errorsOf = (change: Partial<ReturnType<typeof formOf>>) => {
  const settings = settingsOf({ ...formOf(someSettings()), ...change });
  return errorsOfIssues(changeShopSettings.body.safeParse({ version: 1, settings }).error?.issues ?? []);
};

describe('the settings of the shop in the editor', () => {
  it('come back as they were', () => {
    expect(settingsOf(formOf(someSettings()))).toEqual(someSettings());
  });

  it('dial ten digits, however the number is typed', () => {
    const typed = (value: string) =>
      settingsOf({ ...formOf(someSettings()), customerServiceNumber: { display: 'x', value } })
        .customerServiceNumber.value;
    expect(typed('(800) 555-0199')).toBe('8005550199');
    expect(typed('+1 800 555 0199')).toBe('8005550199');
    expect(errorsOf({ customerServiceNumber: { display: 'x', value: '555 0199' } })).toEqual({
      'settings.customerServiceNumber.value': 'Please enter a valid phone number',
    });
  });

  it('show the number that is dialed, in letters or digits, and refuse another where it is shown', () => {
    const errorsFor = (display: string) =>
      errorsOf({ customerServiceNumber: { display, value: '(800) 639-8473' } });
    expect(errorsFor('1-800-NEW-TIRE')).toEqual({});
    expect(errorsFor('(800) 639 8473')).toEqual({});
    expect(errorsFor('(800) 639 8474')).toEqual({
      'settings.customerServiceNumber.display':
        'This is not the number that is dialed. Please enter the same number in both fields.',
    });
  });

  it('refuse invalid percents, invalid days and pages of other sites, each at its field', () => {
    const percents = { affirm: 'ten', katapult: '51', klarna: '12.5', synchrony: '0' };
    expect(errorsOf({ percents })).toEqual({
      'settings.paymentTypeDiscountInPercentage.affirm': 'Please enter a percentage from 0 to 50.',
      'settings.paymentTypeDiscountInPercentage.katapult': 'Please enter a percentage from 0 to 50.',
    });
    expect(errorsOf({ extraHolidays: [''] })).toEqual({
      'settings.extraHolidays.0': 'Please enter a valid date format MM/DD/YYYY',
    });
    expect(errorsOf({ footerLinks: [{ label: '', link: '//evil.test' }] })).toEqual({
      'settings.footerLinks.0.label': 'Please enter 1 to 60 characters.',
      'settings.footerLinks.0.link': 'Please enter a page of this shop, such as /tire-deals.',
    });
    const week = [{ from: 9, to: 9 }, null, null, null, null, null, null];
    expect(errorsOf({ supportWeek: week })).toEqual({
      'settings.supportWeek.0': 'Support must close after it opens.',
    });
  });

  it('are described in words, with whether prices change', () => {
    const names = new Map([['p1', '$100 off']]);
    const told = settingsInWords(
      { ...someSettings(), featuredPromotionIds: { primary: ['p1'], secondary: [] } },
      names,
    );
    expect(told).toMatchObject({
      affirm: '10%',
      'featured deals, first': '$100 off',
      'days off': '11/24/2026',
    });
    const other = { ...someSettings().paymentTypeDiscountInPercentage, affirm: 7 };
    expect(
      doesChangePrices(someSettings(), { ...someSettings(), paymentTypeDiscountInPercentage: other }),
    ).toBe(true);
    expect(doesChangePrices(someSettings(), { ...someSettings(), simpleCrewPromo: 'Join' })).toBe(false);
  });
});
