import { useQuery } from '@tanstack/react-query';

import { SelectControl, SelectInput, TextInput, useBound } from '../../../shell/form/index.js';
import { useFleetCalls } from '../fleet-calls.js';
import styles from '../Fleets.module.css';

const HOUR_MS = 3_600_000;

type Named = readonly { readonly slug: string; readonly name: string }[];

const choices = (named: Named): (readonly [string, string])[] => [
  ['', 'Choose'],
  ...named.map(({ slug, name }) => [slug, name] as const),
];

/** Make, model, year and trim of a unit, and its tire sizes with those that its maker fitted. */
export const UnitVehicle = () => {
  const calls = useFleetCalls();
  const make = useBound<string>('makeSlug');
  const model = useBound<string>('modelSlug');
  const year = useBound<string>('year');
  const trim = useBound<string>('trim');
  const asked = {
    ...(make.value === '' ? {} : { make: make.value }),
    ...(make.value === '' || model.value === '' ? {} : { model: model.value }),
  };
  const { data: options } = useQuery({
    queryKey: ['reference', 'vehicles', make.value, model.value],
    queryFn: () => calls.vehicleOptions(asked),
    staleTime: HOUR_MS,
    placeholderData: (before) => before,
  });
  const isNamed = make.value !== '' && model.value !== '' && year.value !== '';
  const { data: vehicle } = useQuery({
    queryKey: ['reference', 'vehicle', make.value, model.value, Number(year.value)],
    queryFn: () => calls.vehicle(make.value, model.value, Number(year.value)),
    staleTime: HOUR_MS,
    enabled: isNamed,
  });
  const { makes = [], models = [], years = [] } = options ?? {};
  const trims = isNamed ? (vehicle?.trims ?? []).filter((name) => name !== '') : [];
  const sizes = isNamed
    ? [
        ...new Set(
          (vehicle?.options ?? []).map(({ front, rear }) =>
            rear === null ? front.sizeCode : `${front.sizeCode} front and ${rear.sizeCode} rear`,
          ),
        ),
      ]
    : [];
  const clear = (...fields: { readonly onChange: (text: string) => void }[]): void =>
    fields.forEach(({ onChange }) => onChange(''));
  return (
    <>
      <div className={styles.pair}>
        <SelectControl
          label="Make"
          error={make.error}
          value={make.value}
          options={choices(makes)}
          onChange={(slug) => {
            make.onChange(slug);
            clear(model, year, trim);
          }}
        />
        <SelectControl
          label="Model"
          error={model.error}
          value={model.value}
          options={choices(make.value === '' ? [] : models)}
          onChange={(slug) => {
            model.onChange(slug);
            clear(year, trim);
          }}
        />
        <SelectControl
          label="Year"
          error={year.error}
          value={year.value}
          options={[
            ['', 'Choose'],
            ...(model.value === '' ? [] : years).map((one) => [String(one), String(one)] as const),
          ]}
          onChange={(one) => {
            year.onChange(one);
            clear(trim);
          }}
        />
        <SelectInput
          source="trim"
          label="Trim, optional"
          options={[['', 'Any'], ...trims.map((name) => [name, name] as const)]}
        />
      </div>
      <div className={styles.pair}>
        <TextInput source="frontSize" label="Tire size, optional" maxLength={40} placeholder="225/75R16" />
        <TextInput source="rearSize" label="Rear size, if different" maxLength={40} />
      </div>
      {sizes.length > 0 && (
        <p className={styles.hint}>
          Factory size: {sizes.join(', ')}.{sizes.length > 1 ? ' Enter the one on this unit.' : ''}
        </p>
      )}
    </>
  );
};
