/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PriceBound } from './PriceBound';
import { SortSelect } from '../results/SortSelect';

interface Said {
  readonly min: string;
  readonly max: string;
}

const Range = ({ min, max }: Said) => (
  <form aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
    <PriceBound label="From" name="min" value={min} placeholder="" />
    <PriceBound label="To" name="max" value={max} placeholder="" />
  </form>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => {
  field(label).focus();
  fireEvent.change(field(label), { target: { value } });
};
const send = () => fireEvent.submit(screen.getByRole('form'));
const shown = () => [field('From').value, field('To').value];

describe('a field that follows the page', () => {
  it('keeps the focus and its text when an earlier field’s answer arrives', () => {
    const { rerender } = render(<Range min="" max="" />);
    type('From', '600');
    send();
    type('To', '9');
    rerender(<Range min="600" max="" />);
    type('To', '90');
    rerender(<Range min="601" max="" />);
    expect(document.activeElement).toBe(field('To'));
    expect(shown()).toEqual(['601', '90']);
    type('From', '60');
    rerender(<Range min="602" max="" />);
    expect(shown()).toEqual(['60', '90']);
  });

  it('follows the reply to the latest request, and a step back', () => {
    const { rerender } = render(<Range min="" max="" />);
    type('From', '900');
    type('To', '600');
    send();
    rerender(<Range min="600" max="900" />);
    expect(shown()).toEqual(['600', '900']);
    rerender(<Range min="" max="" />);
    expect(shown()).toEqual(['', '']);
  });

  it('keeps the focus of the chosen sort order', () => {
    const Sorted = ({ sort }: { sort: 'recommended' | 'price-low' }) => (
      <form id="f" onSubmit={(event) => event.preventDefault()}>
        <SortSelect form="f" sort={sort} />
      </form>
    );
    const { rerender } = render(<Sorted sort="recommended" />);
    const order = () => screen.getByLabelText<HTMLSelectElement>('Sort');
    order().focus();
    fireEvent.change(order(), { target: { value: 'price-low' } });
    rerender(<Sorted sort="price-low" />);
    expect(document.activeElement).toBe(order());
    rerender(<Sorted sort="recommended" />);
    expect(order().value).toBe('');
  });
});
