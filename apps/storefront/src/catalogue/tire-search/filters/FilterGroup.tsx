import type { TireSearchReply } from '@simpletread/contract';
import { Checkbox } from '@simpletread/ui';
import { Plus } from 'lucide-react';
import styles from './FilterRail.module.css';

interface FilterGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly values: TireSearchReply['facets']['brand'];
  readonly chosen: readonly string[];
  readonly isFolded: boolean;
  /** At least this much: choosing another one replaces the first. */
  readonly isSingle?: boolean;
}

const SHOWN = 6;

const Choice = ({
  name,
  value,
  chosen,
}: Pick<FilterGroupProps, 'name' | 'chosen'> & { value: FilterGroupProps['values'][number] }) => {
  const isChosen = chosen.includes(value.value);
  return (
    <Checkbox
      // the key restores the address's state after a step back
      key={`${value.value}-${isChosen}`}
      name={name}
      value={value.value}
      defaultChecked={isChosen}
      label={value.label}
      count={value.count}
    />
  );
};

const MoreChoices = ({ name, values, chosen, legend }: FilterGroupProps) => {
  const rest = values.slice(SHOWN);
  if (rest.length === 0) return null;
  const isOpen = rest.some(({ value }) => chosen.includes(value));
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        All {values.length} {legend === 'Brand' ? 'brands' : 'choices'}
      </summary>
      {rest.map((value) => (
        <Choice key={value.value} name={name} value={value} chosen={chosen} />
      ))}
    </details>
  );
};

/** One filter with the number of tires for each choice. */
export const FilterGroup = (props: FilterGroupProps) => {
  const { name, legend, chosen, isFolded, isSingle = false } = props;
  const values = props.values.filter(({ count, value }) => count > 0 || chosen.includes(value));
  if (values.length === 0) return null;
  // One of several thresholds: those that a chosen one already meets would only repeat it.
  const offered =
    isSingle && chosen.length > 0 ? values.filter(({ value }) => chosen.includes(value)) : values;
  const choices = (
    <>
      {offered.slice(0, SHOWN).map((value) => (
        <Choice key={value.value} name={name} value={value} chosen={chosen} />
      ))}
      <MoreChoices {...props} values={offered} />
    </>
  );
  if (!isFolded) {
    return (
      <fieldset className={styles.group}>
        <legend>{legend}</legend>
        {choices}
      </fieldset>
    );
  }
  return (
    <details className={styles.folded} open={chosen.length > 0}>
      <summary>
        {legend}
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <fieldset>
        <legend className={styles.hiddenLegend}>{legend}</legend>
        {choices}
      </fieldset>
    </details>
  );
};
