/** @jest-environment jsdom */
import { DRIVING_STYLES, MILES_DRIVEN, PLACES_DRIVEN } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { USUAL_REVIEWS } from '../../catalogue';
import { reviewListHref } from './review-list-query';
import { ReviewFilters } from './ReviewFilters';

const counted = <T,>(values: readonly T[]) => values.map((value, at) => ({ value, count: at }));
const BREAKDOWN = {
  matching: 3,
  miles: counted(MILES_DRIVEN),
  styles: counted(DRIVING_STYLES),
  places: counted(PLACES_DRIVEN),
};
const hrefOf = (request: typeof USUAL_REVIEWS) => reviewListHref('/reviews', request);

describe('filters of a line’s reviews', () => {
  it('are a form that keeps the sort order, and offers nothing that lists nothing', () => {
    const request = { ...USUAL_REVIEWS, sort: 'lowest', page: 4 } as const;
    const { container } = render(
      <ReviewFilters breakdown={BREAKDOWN} request={request} hrefOf={hrefOf} vehicle="2021 Subaru Outback" />,
    );
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/reviews');
    expect([...new FormData(form ?? undefined).entries()]).toEqual([
      ['sort', 'lowest'],
      ...[
        ['miles', ''],
        ['style', ''],
        ['used', ''],
      ],
    ]);
    expect(screen.getByRole('option', { name: 'Under 5,000 miles (0)', hidden: true })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.getByRole('checkbox', { hidden: true })).toHaveProperty('value', '2021 Subaru Outback');
  });

  it('show what is set, each with a link that drops it', () => {
    const filter = { ...USUAL_REVIEWS.filter, place: 'off-road', vehicle: '2021 Subaru Outback' } as const;
    render(
      <ReviewFilters
        breakdown={BREAKDOWN}
        request={{ ...USUAL_REVIEWS, filter }}
        hrefOf={hrefOf}
        vehicle={null}
      />,
    );
    expect(screen.getByText('3 reviews')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Off-road/ }).getAttribute('href')).toBe(
      '/reviews?vehicle=2021+Subaru+Outback',
    );
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/reviews');
  });
});
