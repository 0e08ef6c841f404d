import { vehicleSlug } from '@simpletread/domain';
import { readTires } from '../tires';
import { orNotFound } from '../../shell/api';
import { readShopper, readVehicle, vehicleKeyText } from '../../shell/shopper';
import { makeHref, type RawParams, textOf, vehicleHref } from '../../shell/paths';
import { breadcrumbData, itemListData, JsonLd } from '../../shell/search-engines';
import {
  countFilters,
  isPerTireView,
  priceUnitOf,
  priceViewParams,
  readResultFilters,
  ResultsView,
  tireCountWords,
  tireQuery,
} from '../tire-search';
import { chooseFitment } from './fitment-choice';
import { FitmentChoice } from './FitmentChoice';
import { NoFitment } from './NoFitment';
import { OtherYears } from './OtherYears';
import { RememberVehicle } from './RememberVehicle';
import { SizesTable } from './SizesTable';

interface VehicleResultsProps {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly params: RawParams;
}

/** All tires that fit a vehicle, one set of sizes at a time. */
export const VehicleResults = async ({ make, model, year, params }: VehicleResultsProps) => {
  const [vehicle, { place }] = await Promise.all([
    orNotFound(readVehicle(make, model, year), 'vehicle.unknown'),
    readShopper(),
  ]);
  const path = vehicleHref(make, model, year);
  const name = `${vehicle.year} ${vehicle.model}`;
  const trim = textOf(params, 'trim', 80);
  const option = chooseFitment(vehicle.options, { key: textOf(params, 'option'), trim });
  if (option === null) return <NoFitment vehicle={vehicle} />;

  const knownTrim = vehicle.trims.find((known) => vehicleSlug(known) === vehicleSlug(trim)) ?? null;
  const vehicleKey = vehicleKeyText({ make, model, year, trim: knownTrim });
  const filters = readResultFilters(params);
  const query = tireQuery(
    {
      size: option.front.sizeSlug,
      vehicle: vehicleKey,
      ...(option.rear === null ? {} : { rearSize: option.rear.sizeSlug }),
      ...(place === null ? {} : { zip: place.zip }),
      ...priceUnitOf(params),
    },
    filters,
  );
  const reply = await orNotFound(readTires(query), 'tireSize.unknown', 'vehicle.unknown');
  const isFirstOption = option === vehicle.options[0];
  const fixed = {
    ...(isFirstOption ? {} : { option: option.key }),
    ...(knownTrim === null ? {} : { trim: knownTrim }),
    ...priceViewParams(params),
  };
  return (
    <>
      <RememberVehicle vehicleKey={vehicleKey} />
      <JsonLd
        data={breadcrumbData([
          { label: 'Vehicles', href: '/vehicles' },
          { label: vehicle.make, href: makeHref(make) },
          { label: vehicle.model, href: `/vehicles/${make}/${model}` },
          { label: String(year), href: path },
        ])}
      />
      <JsonLd data={itemListData(reply.items)} />
      <ResultsView
        title={`${tireCountWords(reply.total, countFilters(filters) > 0)} for your ${name}`}
        context={<FitmentChoice options={vehicle.options} chosen={option} path={path} />}
        place={{ path, fixed }}
        filters={filters}
        query={query}
        reply={reply}
        isPerTire={isPerTireView(params)}
        hasZip={place !== null}
      />
      <div className="l-wrap">
        <SizesTable vehicle={vehicle} chosen={option} path={path} />
        <OtherYears vehicle={vehicle} />
      </div>
    </>
  );
};
