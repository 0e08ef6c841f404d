import { MAKER_GROUPS } from '@simpletread/domain';

import { referenceTypeahead } from './testing/reference-search.js';

const TYPEAHEAD = referenceTypeahead();

const firstList = async (queryText: string) => {
  const reply = await TYPEAHEAD.run({ queryText, queryType: undefined, additionalQueryText: '' });
  const [list] = reply.ok ? reply.value.resultLists : [];
  return { label: list?.label, items: list?.items ?? [] };
};
const labels = async (text: string): Promise<readonly string[]> =>
  (await firstList(text)).items.map(({ label }) => label);

const GM = ['Chevrolet', 'GMC', 'Buick', 'Cadillac'];

describe('a search for a company that sells several makes', () => {
  it.each(['general motors', 'General Mot', 'gm', 'general motors tires', 'tires for general motors'])(
    '%j is answered with its makes',
    async (text) => {
      const { label, items } = await firstList(text);
      expect(label).toBe('Makes of General Motors');
      expect(items.map((item) => item.label)).toEqual(GM);
    },
  );

  it('says how many models each make has, and asks for one', async () => {
    const [chevrolet] = (await firstList('general motors')).items;
    expect(chevrolet?.detailLabel).toMatch(/^\d+ models$/);
    expect(chevrolet?.action).toMatchObject({ queryText: 'Chevrolet', queryType: 'vehicle' });
    expect(chevrolet?.previewLink).toBe('/vehicles/chevrolet-tires');
  });

  it('keeps the year, and names only makes that sold a model then', async () => {
    expect(await labels('2015 general motors')).toEqual(GM.map((make) => `2015 ${make}`));
    expect(await labels('stellantis 2005')).not.toContain('2005 FIAT');
  });

  it.each([
    ['stellantis', 'Jeep'],
    ['vag', 'Volkswagen'],
    ['jlr', 'Land Rover'],
  ])('%j begins with %s', async (text, make) => {
    expect((await labels(text))[0]).toBe(make);
  });

  it.each([
    ['general', 'General'],
    ['gmc', 'GMC'],
    ['gmc sierra 1500 2019', '2019 GMC Sierra 1500'],
    ['ford', 'Ford'],
    ['general grabber', 'General'],
  ])('leaves %j alone', async (text, beginning) => {
    const { label, items } = await firstList(text);
    expect(label).not.toMatch(/^Makes of/);
    expect(items[0]?.label.startsWith(beginning)).toBe(true);
  });

  it.each(MAKER_GROUPS.map((group) => [group.name, group] as const))(
    'knows all makes of %s',
    async (name, { makes }) => {
      expect(await labels(name)).toEqual(makes);
    },
  );
});
