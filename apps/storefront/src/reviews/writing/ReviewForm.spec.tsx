/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { REVIEW_MESSAGES } from './review-messages';
import { ReviewForm } from './ReviewForm';

jest.mock('./review-actions', () => ({ sendReview: jest.fn(), editReview: jest.fn() }));

const PATH = '/brands/kestrel-tires/tour-4s';
const show = () =>
  render(
    <ReviewForm
      hidden={[['brand', 'kestrel']]}
      initial={[]}
      path={PATH}
      messages={REVIEW_MESSAGES}
      tires={<p>Kestrel Tour 4S</p>}
    />,
  );
const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const optionsOf = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent?.trim());

describe('the review form', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('has exactly the fields and choices of the specification [R3.15]', () => {
    show();
    for (const quality of ['Dry', 'Wet', 'Winter', 'Comfort', 'Noise', 'Treadwear'])
      expect(
        within(screen.getByRole('group', { name: new RegExp(`^${quality}`) })).getAllByRole('radio'),
      ).toHaveLength(6);
    expect(optionsOf('Miles so far')).toEqual([
      'Under 5,000',
      '5,000–9,999',
      '10,000–14,999',
      '15,000–19,999',
      '20,000–29,999',
      '30,000+',
    ]);
    expect(optionsOf('Driving style')).toEqual(['Cautious', 'Confident', 'Aggressive', 'Extreme racing']);
    expect(optionsOf('Where you drive')).toEqual([
      'All highway',
      'Mostly city',
      'Highway and city',
      'Rural roads',
      'Track and autocross',
      'Off-road',
    ]);
    expect(optionsOf('Would you buy them again?')).toEqual(['Yes', 'No']);
    for (const label of [/^Summary/, /^Comments/, /^Name/, /^Email/, /^Vehicle/, /^Purchase date/])
      expect(screen.getByLabelText(label)).toBeTruthy();
  });

  it('says below its button what is missing until it is complete, and at a field what is wrong [R4.20] [R5.16]', () => {
    show();
    const button = screen.getByRole('button', { name: /Post review/ });
    expect(screen.getByText(/^Rate at least one quality, add a summary/)).toBeTruthy();
    type(/^Email/, 'dana@');
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    type(/^Purchase date/, '2026');
    expect(screen.getByText('Please enter a valid date format MM/DD/YYYY')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('radio', { name: /4 of 5/ })[0] ?? button);
    type(/^Summary/, 'Quiet');
    expect(screen.getByText('5/80')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    type(/^Name/, 'Dana W.');
    expect(screen.getByText('Check your email address, and check the purchase date.')).toBeTruthy();
    type(/^Email/, 'dana@example.com');
    type(/^Purchase date/, '11/18/2026');
    expect(screen.queryByText(/^Check/)).toBeNull();
    expect(screen.getByText('You can edit it for 30 days.')).toBeTruthy();
    expect(screen.getByText('1 of 6 answered')).toBeTruthy();
  });

  it('keeps what was filled in over a reload', async () => {
    const { unmount } = show();
    type(/^Summary/, 'Quiet');
    fireEvent.click(screen.getByRole('radio', { name: 'Cautious' }));
    unmount();
    show();
    expect(await screen.findByDisplayValue('Quiet')).toBe(screen.getByLabelText(/^Summary/));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cautious' }).checked).toBe(true);
  });
});
