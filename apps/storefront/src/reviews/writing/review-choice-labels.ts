import type { DrivingStyle, MilesDriven, PlaceDriven } from '@simpletread/domain';

type Choices<Value extends string> = readonly (readonly [value: Value, label: string])[];

export const MILES_CHOICES: Choices<MilesDriven> = [
  ['under-5000', 'Under 5,000'],
  ['5000-9999', '5,000–9,999'],
  ['10000-14999', '10,000–14,999'],
  ['15000-19999', '15,000–19,999'],
  ['20000-29999', '20,000–29,999'],
  ['over-30000', '30,000+'],
];

export const STYLE_CHOICES: Choices<DrivingStyle> = [
  ['cautious', 'Cautious'],
  ['confident', 'Confident'],
  ['aggressive', 'Aggressive'],
  ['extreme-racing', 'Extreme racing'],
];

export const PLACE_CHOICES: Choices<PlaceDriven> = [
  ['all-highway', 'All highway'],
  ['mostly-city', 'Mostly city'],
  ['highway-and-city', 'Highway and city'],
  ['rural-roads', 'Rural roads'],
  ['track-and-autocross', 'Track and autocross'],
  ['off-road', 'Off-road'],
];

export const AGAIN_CHOICES: Choices<'yes' | 'no'> = [
  ['yes', 'Yes'],
  ['no', 'No'],
];
