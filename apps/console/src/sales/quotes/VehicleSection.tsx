import type { ChosenVehicle } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { Panel } from '../../shell/detail/index.js';
import formStyles from '../../shell/form/Form.module.css';
import { SelectControl, useBound } from '../../shell/form/index.js';
import type { QuoteForm } from './quote-form.js';
import styles from './Quotes.module.css';
import { useQuoteCalls } from './quote-calls.js';

const HOUR_MS = 3_600_000;
const NONE = ['', 'None'] as const;

type Named = readonly { readonly slug: string; readonly name: string }[];

const choices = (named: Named): (readonly [string, string])[] => [
  NONE,
  ...named.map(({ slug, name }) => [slug, name] as const),
];

const nameIn = (named: Named, slug: string): string => named.find((one) => one.slug === slug)?.name ?? slug;

/** The sizes that its maker fitted, to look for. */
const Sizes = ({ vehicle }: { readonly vehicle: ChosenVehicle }) => {
  const data = useQuoteCalls();
  const { makeSlug, modelSlug, year } = vehicle;
  const { data: found } = useQuery({
    queryKey: ['reference', 'vehicle', makeSlug, modelSlug, year],
    queryFn: () => data.vehicleFitments(makeSlug, modelSlug, year),
    staleTime: HOUR_MS,
  });
  const sizes = [
    ...new Set(
      (found?.options ?? []).map(({ front, rear }) =>
        rear === null ? front.sizeCode : `${front.sizeCode} front and ${rear.sizeCode} rear`,
      ),
    ),
  ];
  return sizes.length === 0 ? null : <p className={styles.hint}>Factory size: {sizes.join(', ')}.</p>;
};

/** Make, model and year; none until all three are chosen. */
export const VehicleSection = () => {
  const { value: vehicle, onChange: put, error } = useBound<ChosenVehicle | null>('vehicle');
  const { getValues, setValue } = useFormContext<QuoteForm>();
  const onChange = (next: ChosenVehicle | null): void => {
    put(next);
    // Reasons were acknowledged for the vehicle before.
    const lines = getValues('lines').map((line) => ({ ...line, acknowledgedReasons: null }));
    setValue('lines', lines, { shouldDirty: true });
  };
  const data = useQuoteCalls();
  const [chosen, setChosen] = useState({
    make: vehicle?.makeSlug ?? '',
    model: vehicle?.modelSlug ?? '',
  });
  const { make, model } = chosen;
  const asked = { ...(make === '' ? {} : { make }), ...(make === '' || model === '' ? {} : { model }) };
  const { data: options } = useQuery({
    queryKey: ['reference', 'vehicles', make, model],
    queryFn: () => data.vehicleOptions(asked),
    staleTime: HOUR_MS,
    placeholderData: (before) => before,
  });
  const { makes = [], models = [], years = [] } = options ?? {};
  const change = (next: typeof chosen): void => {
    setChosen(next);
    onChange(null);
  };
  const choose = (year: string): void =>
    onChange(
      year === ''
        ? null
        : {
            year: Number(year),
            make: nameIn(makes, make),
            model: nameIn(models, model),
            trim: '',
            makeSlug: make,
            modelSlug: model,
          },
    );
  return (
    <Panel title="Vehicle">
      <div className={formStyles.fields}>
        <SelectControl
          label="Make"
          error={error}
          value={make}
          options={choices(makes)}
          onChange={(slug) => change({ make: slug, model: '' })}
        />
        <SelectControl
          label="Model"
          value={model}
          options={choices(make === '' ? [] : models)}
          onChange={(slug) => change({ make, model: slug })}
        />
        <SelectControl
          label="Year"
          value={vehicle === null ? '' : String(vehicle.year)}
          options={[
            NONE,
            ...(model === '' ? [] : years).map((year) => [String(year), String(year)] as const),
          ]}
          onChange={choose}
        />
      </div>
      {vehicle !== null && <Sizes vehicle={vehicle} />}
    </Panel>
  );
};
