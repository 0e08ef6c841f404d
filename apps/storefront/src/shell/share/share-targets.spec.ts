import { shareTargets } from './share-targets';

describe('a page that is shared', () => {
  it('goes to networks and email, with its address and title as one value each', () => {
    const targets = shareTargets('https://shop.test/brands/toyo-tires/x/p/1?a=b', 'Toyo & more');
    expect(targets.map(({ name }) => name)).toEqual(['Facebook', 'X', 'Email']);
    const [facebook, x, email] = targets.map(({ href }) => new URL(href));
    expect(facebook?.searchParams.get('u')).toBe('https://shop.test/brands/toyo-tires/x/p/1?a=b');
    expect(x?.searchParams.get('text')).toBe('Toyo & more');
    expect(email?.searchParams.get('subject')).toBe('Toyo & more');
    expect(targets[2]?.href).not.toContain('+');
  });
});
