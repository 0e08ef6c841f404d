import { renderToStaticMarkup } from 'react-dom/server';
import { aTireCard } from '../../../shell/testing/a-tire-card';
import { TireResult } from '../../tire-search/results/TireResult';
import { Installation } from '../page/ProductSections';

jest.mock('../../compare/tray/CompareToggle', () => ({ CompareToggle: () => null }));
jest.mock('../../../delivery/places/LocationChip', () => ({ LocationChip: () => null }));
jest.mock('../../../reviews/reviews/Reviews', () => ({ Reviews: () => null }));

describe('missing things', () => {
  it("have their messages: 'Currently out of stock', 'Image unavailable', 'Score unavailable', 'No shops found' [R8.07]", () => {
    const tire = aTireCard({
      imageKey: '',
      score: null,
      availability: { state: 'outOfStock', quantity: 0 },
    });
    const card = renderToStaticMarkup(<TireResult tire={tire} isPerTire={false} isNearTop />);
    for (const words of ['Currently out of stock', 'Image unavailable', 'Score unavailable'])
      expect(card).toContain(words);
    expect(renderToStaticMarkup(<Installation shops={[]} hasZip />)).toContain('No shops found');
    const sold = renderToStaticMarkup(<TireResult tire={aTireCard()} isPerTire={false} isNearTop />);
    for (const words of ['Currently out of stock', 'Image unavailable', 'Score unavailable'])
      expect(sold).not.toContain(words);
  });
});
