import { renderToStaticMarkup } from 'react-dom/server';
import { aTireCard } from '../../../shell/testing/a-tire-card';
import { SizeSelect } from './SizeSelect';

const SIZES = [
  aTireCard(),
  aTireCard({ tireId: '2', itemNumber: 1002, sizeCode: '255/60R17' }),
  aTireCard({ tireId: '3', itemNumber: 1003, sizeCode: '205/55R16', serviceDescription: '91V' }),
];

const shown = (fitting: Parameters<typeof SizeSelect>[0]['fitting'], vehicle: string | undefined) => {
  const html = renderToStaticMarkup(
    <SizeSelect
      brandSlug="kestrel"
      lineSlug="tour-4s"
      sizes={SIZES}
      selected={null}
      fitting={fitting}
      vehicle={vehicle}
    />,
  );
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
};

describe('the sizes of a line', () => {
  it('begin with those that fit the shopper’s vehicle, each size once', () => {
    const { text } = shown([{ item: 1003, rearItem: null }], '2019 CR-V');
    expect(text).toMatch(/Fits your 2019 CR-V 205\/55R16 91V .* Other sizes, 17 inch 225\/65R17/);
    expect(text.match(/205\/55R16/g)).toHaveLength(1);
  });

  it('have the rear tire of a staggered vehicle with the front one', () => {
    const { html, text } = shown([{ item: 1001, rearItem: 1002 }], '2020 Z4');
    expect(text).toContain('Fits your 2020 Z4 225/65R17 front, 255/60R17 rear');
    expect(html).toContain('/p/1001?rear=1002');
  });

  it('say so where none fits', () => {
    expect(shown([], '2019 CR-V').text).toContain('No size fits your 2019 CR-V');
  });

  it('are judged for no one whose vehicle or its sizes aren’t known', () => {
    for (const { text } of [shown(null, '2019 CR-V'), shown(null, undefined)])
      expect(text).not.toMatch(/fits|Other/i);
  });
});
