import { US_STATES } from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import fields from '../../shell/form/Form.module.css';
import { PickerInput, SelectInput, TextInput } from '../../shell/form/index.js';
import styles from './Newsletters.module.css';

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));
const STATE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(US_STATES));
const BOUGHT = [
  ['any', 'Anyone'],
  ['ever', 'Bought before'],
  ['never', 'Never bought'],
] as const;
const VEHICLE = [
  ['any', 'Known or not'],
  ['known', 'Known'],
  ['unknown', 'Not known'],
] as const;
const OPENS = [
  ['any', 'Anyone'],
  ['agreed', 'Agreed'],
  ['notAgreed', 'Didn’t agree'],
] as const;
const spanOptions = (ever: string) =>
  [
    ['any', ever],
    ['within', 'Within the last'],
    ['before', 'Longer ago than'],
  ] as const;

const SpanFields = ({
  source,
  label,
  ever,
}: {
  readonly source: 'segment.lastOrder' | 'segment.joined';
  readonly label: string;
  readonly ever: string;
}) => {
  const is = useWatch({ name: `${source}.is` }) as string;
  return (
    <>
      <SelectInput source={`${source}.is`} label={label} options={spanOptions(ever)} />
      {is === 'any' ? (
        <span className={styles.gap} />
      ) : (
        <TextInput source={`${source}.days`} label="Days" maxLength={4} />
      )}
    </>
  );
};

/** The rule that a segment is: all of it has to be true of a subscriber. */
export const SegmentFields = () => (
  <div className={fields.fields}>
    <SelectInput source="segment.bought" label="Buyers" options={BOUGHT} />
    <SelectInput source="segment.vehicle" label="Vehicle" options={VEHICLE} />
    <SpanFields source="segment.lastOrder" label="Last order" ever="Any time or never" />
    <SpanFields source="segment.joined" label="Joined the list" ever="Any time" />
    <TextInput
      source="segment.size"
      label="Tire size, optional"
      hint="Bought, or on their vehicle"
      maxLength={40}
      placeholder="225/65R17"
    />
    <PickerInput
      source="segment.states"
      label="States, optional"
      hint="Of their last order"
      options={STATES}
      labelOf={(code) => STATE_NAMES.get(code) ?? code}
    />
    <SelectInput
      source="segment.opens"
      label="Open tracking"
      options={OPENS}
      hint="Their choice about counting opens"
    />
  </div>
);
