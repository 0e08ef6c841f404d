import { articleInput, formOf, NEW_ARTICLE, slugOf } from './article-form.js';

describe('the form of an article', () => {
  it('holds times as New York reads them and sends them as instants', () => {
    const form = { ...NEW_ARTICLE, visibleFrom: '2026-11-27T00:00', visibleUntil: '' };
    const input = articleInput(form);
    expect(input).toMatchObject({
      visibleFrom: '2026-11-27T05:00:00.000Z',
      visibleUntil: null,
      picture: null,
    });
    const release = { ...input, number: 1, releasedAt: '2026-11-20T00:00:00Z', releasedByName: 'Ed' };
    expect(formOf({ ...release, visibleFrom: input.visibleFrom ?? null })).toMatchObject({
      visibleFrom: '2026-11-27T00:00',
      picture: '',
    });
  });

  it('sends a category only where its section has some', () => {
    expect(articleInput({ ...NEW_ARTICLE, section: 'page' }).category).toBeNull();
    expect(articleInput(NEW_ARTICLE).category).toBe('tire-basics');
  });

  it('makes an address of a title', () => {
    expect(slugOf('  How to read “225/65R17”?')).toBe('how-to-read-225-65r17');
  });
});
