import type { QuoteView } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuotePageView } from './QuotePageView';

jest.mock('./quote-actions', () => ({
  askAboutQuote: jest.fn(),
  noteOpened: jest.fn(),
  takeIntoCart: jest.fn(),
}));

const PRICING = {
  lines: [],
  promotions: [],
  tiresInCents: cents(56_800),
  shippingInCents: cents(0),
  isTaxKnown: true,
  trace: [],
  discountInCents: cents(0),
  installationInCents: cents(0),
  installationSavingInCents: cents(0),
  roadHazardInCents: cents(0),
  roadHazardSavingInCents: cents(0),
  fetInCents: cents(0),
  stateFeeInCents: cents(400),
  freightInCents: cents(0),
  salesTaxInCents: cents(0),
  totalInCents: cents(57_200),
};

const aSentOffer = (totalInCents: number): QuoteView['sentOffer'] => ({
  lines: [],
  pricing: { ...PRICING, totalInCents: cents(totalInCents) },
  installedPricing: null,
  isVehicleRequired: false,
  alerts: [],
});

const anOffer = (totalInCents: number): QuoteView['offer'] => ({
  ...aSentOffer(totalInCents),
  payLater: null,
});

const aQuote = (given: Partial<QuoteView> = {}): QuoteView => ({
  number: 'Q-4K7QZ-9M2XA',
  state: 'sent',
  isHeld: false,
  firstName: 'Dana',
  madeBy: 'Rita Vance',
  message: '<b>As you asked</b>',
  zip: '19147',
  vehicle: null,
  receiving: null,
  sentAt: '2026-11-22T15:00:00.000Z',
  lastDay: '2026-12-06',
  option: 'good',
  sentOffer: aSentOffer(61_240),
  offer: anOffer(59_800),
  others: [],
  takenOption: null,
  ...given,
});

const shown = (quote: QuoteView): string =>
  renderToStaticMarkup(
    <QuotePageView token="t" quote={quote} phone={{ display: '(800) 555 0142', value: '8005550142' }} />,
  );

describe('the page of a quote', () => {
  it('shows the quoted and the current price, and that the current price is charged', () => {
    const html = shown(aQuote());
    expect(html).toContain('$612.40 when quoted, $598.00 today');
    expect(html).toContain('We charge the price on the day');
    expect(
      renderToStaticMarkup(
        <QuotePageView token="t" quote={aQuote({ isHeld: true })} phone={{ display: '', value: '' }} />,
      ),
    ).toContain('We hold these tire prices');
    expect(html).toContain('December 6, 2026');
    expect(html).toContain('Add these tires to my cart');
  });

  it('shows one price if both are the same', () => {
    expect(shown(aQuote({ offer: anOffer(61_240) }))).not.toContain('when quoted');
  });

  it('offers each set by its name, and says that choosing another one replaces the first', () => {
    const better = { option: 'better', sentOffer: aSentOffer(70_000), offer: anOffer(70_000) } as const;
    const html = shown(aQuote({ others: [better], takenOption: 'better' }));
    expect(html).toContain('two sets for one car');
    expect(html).toContain('Choose Good');
    expect(html).toContain('See Better in my cart');
    expect(html).toContain('name="option" value="better"');
    expect(html.match(/in your cart<\/span>/g)).toHaveLength(1);
    expect(html).not.toContain('Add these tires to my cart');
  });

  it('shows the message as written', () => {
    expect(shown(aQuote())).toContain('&lt;b&gt;As you asked&lt;/b&gt;');
  });

  it.each([
    ['withdrawn', 'This quote was withdrawn.'],
    ['expired', 'This quote was good until December 6, 2026.'],
  ] as const)('that is %s says so and offers nothing', (state, words) => {
    const html = shown(aQuote({ state }));
    expect(html).toContain(words);
    expect(html).toContain('Dana, your quote has ended');
    expect(html).toContain('tel:8005550142');
    expect(html).not.toContain('Add these tires to my cart');
  });

  it('names the shop and the time that its author chose', () => {
    const receiving = {
      ...{ fulfilment: 'ship-to-shop', pickupPoint: null },
      shop: { company: 'South Street Auto' },
      appointment: { date: '2026-12-01', startTime: '09:00', dropOffWindow: null },
    } as unknown as QuoteView['receiving'];
    expect(shown(aQuote({ receiving }))).toContain(
      'Installed at South Street Auto, Tuesday, December 1, 2026 at 9:00 am',
    );
  });
});
