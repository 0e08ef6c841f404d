import { parsePhone, parseZip } from '@simpletread/domain';

import { fileField } from './uploaded-file.js';

const MEGABYTE = 1_048_576;
const picture = fileField({
  maxBytes: MEGABYTE,
  mediaTypes: ['image/png'],
  faults: {
    missing: 'application.documentMissing',
    tooLarge: 'application.documentTooLarge',
    wrongType: 'application.documentType',
  },
});

const aFile = (bytes: number, mediaType = 'image/png') => ({
  name: 'tire.png',
  mediaType,
  bytes: new Uint8Array(bytes),
});
const faultOf = (value: unknown): unknown => {
  const parsed = picture.safeParse(value);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return issue?.code === 'custom' ? issue.params?.['fault'] : issue?.code;
};

describe('an uploaded file', () => {
  it('is an image of at most 1 MB, as a ZIP has five digits and a phone at most ten [R9.16]', () => {
    expect(faultOf(aFile(MEGABYTE))).toBeNull();
    expect(faultOf(aFile(MEGABYTE + 1))).toMatchObject({
      code: 'application.documentTooLarge',
      data: { limit: '1 MB' },
    });
    expect(parseZip('19147')).toMatchObject({ ok: true });
    for (const zip of ['1914', '191471', '19147-12']) expect(parseZip(zip)).toMatchObject({ ok: false });
    expect(parsePhone('2155550149')).toMatchObject({ ok: true });
    for (const phone of ['215555014', '21555501499']) expect(parsePhone(phone)).toMatchObject({ ok: false });
  });

  it.each([
    ['nothing', undefined, 'application.documentMissing'],
    ['a text in its place', 'tire.png', 'application.documentMissing'],
    ['an empty file', aFile(0), 'application.documentMissing'],
    ['another type', aFile(10, 'text/html'), 'application.documentType'],
  ])('is refused for %s', (_, value, code) => {
    expect(faultOf(value)).toMatchObject({ code });
  });
});
