import { lockOfPill } from '@simpletread/domain';
import { sizeQuestions } from './size-questions';
import type { QueryType } from '../answers/search-kinds';
import type { SearchLists } from '../dialog/use-search-session';

const typed = (kind: QueryType, text: string, isChosen = true, additional = '') => ({
  lock: isChosen ? lockOfPill(kind) : null,
  text,
  additional,
});

const pageOf = (label: string) => `/tire-sizes/${label.toLowerCase().replace('/', '-')}`;

const found = (...labels: string[]): SearchLists => [
  {
    id: 'tire-sizes',
    label: 'Tire sizes',
    items: labels.map((label) => ({
      label,
      detailLabel: '12 tires',
      labelSegments: [],
      action: { type: 'link', link: pageOf(label) },
      link: pageOf(label),
      previewLink: pageOf(label),
      type: 'text',
      typeName: 'tireSize',
      isPillItem: true,
      image: null,
      vehicleMetadata: null,
    })),
  },
];

describe('questions about a size', () => {
  it.each(['225/65R17', '225 65 17', 'p225/65r17'])('offer the sizes for %s under another pill', (text) => {
    expect(sizeQuestions(typed('vehicle', text), [])[0]).toMatchObject({
      id: 'size',
      action: { queryType: 'tireSize', additionalQueryText: '' },
    });
  });

  it('are offered while the size is still being typed', () => {
    expect(sizeQuestions(typed('brand', '225/65'), [])[0]?.label).toBe('Search the size 225/65');
  });

  it.each(['2020 bmw z4', 'toyo', '', '911'])('are none for %j', (text) => {
    expect(sizeQuestions(typed('vehicle', text), [])).toEqual([]);
  });

  it('are none if the pill finds sizes anyway', () => {
    expect(sizeQuestions(typed('vehicle', '225/65R17', false), [])).toEqual([]);
    expect(sizeQuestions(typed('tireSize', '225/65R17'), [])).toEqual([]);
  });

  it('lead from a front size on sale to its rear size, once', () => {
    const [rear] = sizeQuestions(typed('tireSize', '225/45r18'), found('225/45R18'));
    expect(rear).toMatchObject({ id: 'rear', action: { queryText: '', additionalQueryText: '225/45R18' } });
    expect(sizeQuestions(typed('tireSize', '255/40R18', true, '225/45R18'), found('255/40R18'))).toEqual([]);
  });

  it('do not offer a rear size for a front one that is not sold', () => {
    expect(sizeQuestions(typed('tireSize', '225/45r18'), found('225/45R17'))).toEqual([]);
  });
});
