import { cents } from '@simpletread/domain';
import { render, screen, within } from '@testing-library/react';
import { PriceBlock } from './PriceBlock.js';
import { PriceRows } from './PriceRows.js';

describe('PriceBlock', () => {
  it('names the parts of the amount', () => {
    const { container } = render(<PriceBlock amount={cents(68548)} context="4 tires, installed in 19147" />);
    expect(container.textContent).toBe('$685.48out the door · 4 tires, installed in 19147');
  });

  it('names the missing parts until it is the total', () => {
    const { container } = render(
      <PriceBlock amount={cents(14200)} isPartial label="per tire," context="add a ZIP for the total" />,
    );
    expect(container.textContent).toBe('$142.00per tire, add a ZIP for the total');
  });

  it('strikes the old price next to the price of one tire, and announces it', () => {
    render(<PriceBlock amount={cents(68548)} perTire={{ cents: cents(14200), wasCents: cents(16100) }} />);
    const old = screen.getByText('$161.00');
    expect(old.tagName).toBe('S');
    expect(old.textContent).toBe('was $161.00');
  });

  it('keeps the last amount if it could not refresh', () => {
    render(<PriceBlock amount={cents(68548)} error="Price could not refresh" />);
    expect(screen.getByText('$685.48')).toBeTruthy();
    expect(screen.getByText('Price could not refresh')).toBeTruthy();
  });

  it('announces a change as one sentence', () => {
    render(<PriceBlock amount={cents(68548)} announcement="Now $685.48 out the door" />);
    expect(screen.getByText('Now $685.48 out the door').getAttribute('aria-live')).toBe('polite');
  });
});

describe('PriceRows', () => {
  it('shows each part, savings as negative, and free for zero', () => {
    render(
      <PriceRows
        rows={[
          { id: 'tires', label: '4 tires', cents: cents(56800), part: 'tires' },
          { id: 'saving', label: 'Four-tire saving', cents: cents(-2500), part: 'saving' },
          { id: 'tax', label: 'Sales tax', cents: cents(0), part: 'fees' },
          { id: 'shipping', label: 'Shipping', cents: cents(0), wordsAtZero: 'Free' },
        ]}
      />,
    );
    const figures = screen.getAllByRole('definition').map((cell) => within(cell).getByText(/.+/).textContent);
    expect(figures).toEqual(['$568.00', '−$25.00', '$0.00', 'Free']);
  });
});
