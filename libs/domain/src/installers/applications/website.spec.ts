import fc from 'fast-check';

import { parseWebsite } from './website.js';

describe('the web site of a shop', () => {
  it.each([
    ['acmetires.com', 'https://acmetires.com'],
    [' HTTP://Acme-Tires.com/ ', 'http://acme-tires.com'],
    ['https://www.acme.com/Our%20Shop?x=1', 'https://www.acme.com/Our%20Shop?x=1'],
    ['', null],
    ['  ', null],
  ])('is read from %j as %j', (text, value) => {
    expect(parseWebsite(text)).toEqual({ ok: true, value });
  });

  it.each([
    'acme',
    'javascript:alert(1)',
    'ftp://acme.com',
    'https://user@acme.com',
    'https://acme.com:8080',
    'https://-acme.com',
    'acme.com/<b>',
    'acme.com page',
    `acme.com/${'x'.repeat(200)}`,
  ])('is refused if it is %s', (text) => {
    expect(parseWebsite(text)).toMatchObject({ ok: false, fault: { code: 'installer.websiteInvalid' } });
  });

  it('is one that browsers open as a page, and is read as itself', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const read = parseWebsite(url);
        if (!read.ok || read.value === null) return;
        expect(['http:', 'https:']).toContain(new URL(read.value).protocol);
        expect(parseWebsite(read.value)).toEqual(read);
      }),
    );
  });
});
