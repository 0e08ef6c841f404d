import type { ChosenVehicle } from '@simpletread/contract';

/** The path of slugs by which `FindVehicle` knows a chosen vehicle: `honda/cr-v/2019/ex-l`. */
export const vehiclePath = ({ makeSlug, modelSlug, year, trim }: ChosenVehicle): string => {
  const trimSlug = trim
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return trimSlug === ''
    ? `${makeSlug}/${modelSlug}/${year}`
    : `${makeSlug}/${modelSlug}/${year}/${trimSlug}`;
};
