import { cents } from '@simpletread/domain';
import { brandGroups } from './brand-groups';

const brand = (name: string, tier: string | null = null, tireCount = 1) => ({
  key: name.toLowerCase(),
  slug: name.toLowerCase(),
  name,
  tier,
  lineCount: 1,
  tireCount,
  fromPriceInCents: cents(9900),
});

describe('groups of the brand hub', () => {
  it('have every brand under its letter, ignoring accents, with signs and digits under one', () => {
    const { byLetter } = brandGroups(['3D', 'Aeolus', 'Äquator', 'bfg', 'Bridge'].map((name) => brand(name)));
    expect(byLetter.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
      ['0-9', ['3D']],
      ['A', ['Aeolus', 'Äquator']],
      ['B', ['bfg', 'Bridge']],
    ]);
  });

  it('put premium brands in front, the largest first', () => {
    const { premium } = brandGroups([
      brand('Small', 'premium', 3),
      brand('Mid', 'mid', 90),
      brand('Large', 'premium', 40),
    ]);
    expect(premium.map(({ name }) => name)).toEqual(['Large', 'Small']);
  });
});
