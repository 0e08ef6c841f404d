import type { ReviewBreakdownReply } from '@simpletread/contract';
import { Button, Checkbox, FilterChip, SelectField } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { ALL_REVIEWS, isFiltered, type ReviewConditions, type ReviewQuery } from '../../catalogue';
import { MILES_LABELS, PLACE_LABELS, STYLE_LABELS } from './review-words';
import styles from './ReviewFilters.module.css';

interface ReviewFiltersProps {
  readonly breakdown: ReviewBreakdownReply;
  readonly request: ReviewQuery;
  /** Returns the page's address with other reviews. */
  readonly hrefOf: (request: ReviewQuery) => string;
  /** The reader’s vehicle; null if unknown. */
  readonly vehicle: string | null;
}

type Counted<Value extends string> = readonly { readonly value: Value; readonly count: number }[];

/** The options of a condition; those that would list nothing can't be chosen. */
const optionsOf = <Value extends string>(
  counted: Counted<Value>,
  labels: Readonly<Record<Value, string>>,
  chosen: Value | null,
) => [
  { value: '', label: 'Any' },
  ...counted.map(({ value, count }) => ({
    value,
    label: `${labels[value]} (${count})`,
    isDisabled: count === 0 && value !== chosen,
  })),
];

const chipsOf = ({ miles, style, place, vehicle }: ReviewConditions) => [
  ...(miles === null ? [] : [{ name: 'miles', label: MILES_LABELS[miles] } as const]),
  ...(style === null ? [] : [{ name: 'style', label: STYLE_LABELS[style] } as const]),
  ...(place === null ? [] : [{ name: 'place', label: PLACE_LABELS[place] } as const]),
  ...(vehicle === null ? [] : [{ name: 'vehicle', label: `Like a ${vehicle}` } as const]),
];

/** Conditions for a line’s reviews. The form works without script, and its address can be shared. */
export const ReviewFilters = ({ breakdown, request, hrefOf, vehicle }: ReviewFiltersProps) => {
  const { filter } = request;
  const bare = new URL(hrefOf({ ...request, page: 1, filter: ALL_REVIEWS }), 'http://shop');
  const mine = filter.vehicle ?? vehicle;
  return (
    <>
      <details className={styles.filters} open={isFiltered(filter)}>
        <summary>Filter by miles, driving and vehicle</summary>
        <form action={`${bare.pathname}${bare.hash}`} className={styles.form}>
          {[...bare.searchParams].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SelectField
            label="Miles driven"
            name="miles"
            defaultValue={filter.miles ?? ''}
            options={optionsOf(breakdown.miles, MILES_LABELS, filter.miles)}
          />
          <SelectField
            label="Driving style"
            name="style"
            defaultValue={filter.style ?? ''}
            options={optionsOf(breakdown.styles, STYLE_LABELS, filter.style)}
          />
          <SelectField
            label="Where used"
            name="used"
            defaultValue={filter.place ?? ''}
            options={optionsOf(breakdown.places, PLACE_LABELS, filter.place)}
          />
          {mine !== null && (
            <Checkbox
              name="vehicle"
              value={mine}
              defaultChecked={filter.vehicle !== null}
              label={`Vehicles like a ${mine}`}
            />
          )}
          <Button type="submit" variant="ghost">
            Show reviews
          </Button>
        </form>
      </details>
      {isFiltered(filter) && (
        <p className={styles.chips}>
          <span aria-live="polite">
            {breakdown.matching === 1 ? '1 review' : `${breakdown.matching.toLocaleString('en-US')} reviews`}
          </span>
          {chipsOf(filter).map(({ name, label }) => (
            <FilterChip
              key={name}
              isOn
              linkAs={PageLink}
              href={hrefOf({ ...request, page: 1, filter: { ...filter, [name]: null } })}
            >
              {label}
            </FilterChip>
          ))}
          <PageLink href={hrefOf({ ...request, page: 1, filter: ALL_REVIEWS })}>Clear filters</PageLink>
        </p>
      )}
    </>
  );
};
