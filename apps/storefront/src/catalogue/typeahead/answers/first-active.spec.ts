import type { SearchResult } from '@simpletread/contract';
import { firstActive } from './first-active';
import { resultGroups } from './search-groups';

const result = (label: string, link: string | null): SearchResult => ({
  label,
  detailLabel: '',
  labelSegments: [],
  action:
    link === null
      ? { type: 'query', queryText: label, queryType: 'vehicle', additionalQueryText: '' }
      : { type: 'link', link },
  link,
  previewLink: link,
  type: 'text',
  typeName: 'vehicle',
  isPillItem: false,
  image: null,
  vehicleMetadata: null,
});

const active = (
  text: string,
  labels: readonly SearchResult[],
  more: Partial<Parameters<typeof firstActive>[0]> = {},
): string | null => {
  const lists = [{ id: 'brands', label: 'Brands', items: [...labels] }];
  const items = resultGroups(lists).flatMap((group) => group.items);
  const session = { text, additional: '', lock: null, phase: 'results', ...more } as const;
  return firstActive(session, items, lists)?.label ?? null;
};

const BRANDS = [result('Michelin', '/brands/michelin-tires'), result('Milestar', '/brands/milestar-tires')];

describe('the answer that Enter chooses from the start', () => {
  it('is the first one while nothing is typed, from the first frame on', () => {
    expect(active('', BRANDS)).toBe('Michelin');
    expect(active('', BRANDS, { phase: 'loading' })).toBe('Michelin');
    expect(active('', BRANDS, { phase: 'idle' })).toBe('Michelin');
    expect(active('', [])).toBeNull();
  });

  it('is the first one of a question that an answer led to, once its answers are there', () => {
    const models = [result('Honda Civic', null)];
    expect(active('Honda', models, { lock: 'yearMakeModel' })).toBe('Honda Civic');
    expect(active('Honda', models, { lock: 'yearMakeModel', phase: 'loading' })).toBeNull();
    expect(active('', models, { additional: '245/40R18', phase: 'loading' })).toBeNull();
  });

  it('is only a certain one for what is typed: a lone weak match is none', () => {
    expect(active('michelin', BRANDS)).toBe('Michelin');
    expect(active('milestar', BRANDS)).toBe('Milestar');
    expect(active('mich', BRANDS.slice(0, 1))).toBeNull();
    expect(active('mitchelin', BRANDS.slice(0, 1))).toBeNull();
  });

  it('is none while the answers are those of an earlier text', () => {
    expect(active('michelin', BRANDS, { phase: 'loading' })).toBeNull();
    expect(active('michelin', BRANDS, { phase: 'error' })).toBeNull();
  });
});
