import type { CommercialSize, LowPressureSize, MetricSize, TireSize } from './tire-size.js';

const metric = (size: MetricSize): string => {
  const aspect = size.aspect === null ? '' : `/${size.aspect}`;
  const construction = size.isZr ? 'ZR' : size.construction;
  return `${size.prefix}${size.widthMm}${aspect}${construction}${size.rimIn}${size.suffix}`;
};

const lowPressure = (size: LowPressureSize): string =>
  `${size.diameterIn}X${size.widthIn.toFixed(size.widthDecimals)}${size.construction}${size.rimIn}`;

/** Tubeless truck rims (half inches) use the bare width; tube-type and LT sizes use two decimals. */
const commercial = (size: CommercialSize): string => {
  const isBare = size.suffix === '' && !Number.isInteger(size.rimIn);
  return `${isBare ? size.widthIn : size.widthIn.toFixed(2)}R${size.rimIn}${size.suffix}`;
};

/**
 * Writes a size the one way SimpleTread does (225/65R17, LT275/70R18, 33X12.50R15LT, 11R22.5): as in the reference list, without a service
 * description. Parsing the result returns the same size.
 */
export const canonicalTireSize = (size: TireSize): string => {
  switch (size.kind) {
    case 'metric':
      return metric(size);
    case 'flotation':
      return `${size.diameterIn}X${size.widthIn.toFixed(2)}R${size.rimIn}LT`;
    case 'lowPressure':
      return lowPressure(size);
    case 'commercial':
      return commercial(size);
    case 'numeric':
      return `${size.widthIn.toFixed(2)}-${size.rimIn}`;
    case 'pax':
      return `${size.widthMm}-${size.diameterMm}R${size.rimMm}A`;
  }
};
