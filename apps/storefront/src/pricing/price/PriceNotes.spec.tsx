/** @jest-environment jsdom */
import { cents } from '@simpletread/domain';
import { render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { aTireCard } from '../../shell/testing/a-tire-card';
import { PriceNotes } from './PriceNotes';
import { TirePrice } from './TirePrice';

const textOf = (element: ReactElement): string => render(element).container.textContent;

const TIRE = { priceInCents: cents(18_000), retailPriceInCents: cents(18_000), priceLabel: null };

describe('next to a price', () => {
  it('the former price is struck only if the API says it was charged', () => {
    const { container } = render(<PriceNotes tire={{ ...TIRE, struckPriceInCents: cents(20_000) }} />);
    expect(container.querySelector('s')?.textContent).toBe('was $200.00');
    expect(textOf(<PriceNotes tire={{ ...TIRE, struckPriceInCents: null }} />)).toBe('');
  });

  it('an account’s own price has a label, with the regular price if that is higher', () => {
    const own = { priceLabel: 'Fleet price' as const, struckPriceInCents: cents(20_000) };
    expect(textOf(<PriceNotes tire={{ ...TIRE, ...own, priceInCents: cents(17_000) }} />)).toBe(
      'Fleet price$180.00 without it',
    );
    const pricier = { ...TIRE, ...own, priceInCents: cents(19_000) };
    expect(textOf(<PriceNotes tire={pricier} />)).toBe('Fleet price');
  });

  it('freight is added before a ZIP, and then shown as part of the total', () => {
    const card = aTireCard({ freightInCents: cents(2_900) });
    expect(textOf(<TirePrice tire={{ ...card, outTheDoor: null }} />)).toContain(
      'Oversized: $29.00 freight per tire on top',
    );
    const { outTheDoor } = aTireCard();
    if (outTheDoor === null) throw new Error('the card has no total');
    const priced = { ...card, outTheDoor: { ...outTheDoor, freightInCents: cents(11_600) } };
    expect(textOf(<TirePrice tire={priced} />)).toContain('Includes $116.00 oversize freight');
    expect(textOf(<TirePrice tire={{ ...aTireCard(), outTheDoor: null }} />)).not.toContain('freight');
  });

  it('is the only place that strikes a price', () => {
    const root = join(__dirname, '..', '..');
    const striking = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.includes('.spec.'))
      .filter((path) => /<(s|del|strike)>|wasCents/.test(readFileSync(join(root, path), 'utf8')));
    expect(striking).toEqual([join('pricing', 'price', 'PriceNotes.tsx')]);
  });
});
