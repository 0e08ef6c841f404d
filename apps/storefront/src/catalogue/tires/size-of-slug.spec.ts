import { sizePairHref, sizePairText, sizesOfAddress } from './size-of-slug';

describe('the sizes of an address', () => {
  it('are one if no rear size is named, or if it is the same', () => {
    for (const rear of ['', '245-40r19', '245/40R19']) {
      const pair = sizesOfAddress('245-40r19', rear);
      expect(pair).toEqual({ front: { code: '245/40R19', slug: '245-40r19' }, rear: null });
      expect(sizePairHref(pair)).toBe('/tire-sizes/245-40r19');
      expect(sizePairText(pair)).toBe('245/40R19');
    }
  });

  it('are two for a staggered set, in any spelling', () => {
    const pair = sizesOfAddress('245-40R19', '275 35 19');
    expect(sizePairHref(pair)).toBe('/tire-sizes/245-40r19?rearSize=275-35r19');
    expect(sizePairText(pair)).toBe('245/40R19 and 275/35R19');
    expect(sizesOfAddress('245-40r19', sizePairHref(pair).split('rearSize=')[1] ?? '')).toEqual(pair);
  });

  it('are not found if a size is unreadable', () => {
    expect(() => sizesOfAddress('245-40r19', 'nonsense')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
    expect(() => sizesOfAddress('nonsense', '')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});
