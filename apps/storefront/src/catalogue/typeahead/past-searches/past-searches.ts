'use client';

import { PAST_SEARCHES_ITEM } from '@simpletread/domain';
import type { SEARCH_TYPES, VehicleMetadata } from '@simpletread/contract';
import { readStored, writeStored } from '../../../shell/stored-values';

/** A successful search, as shown again. */
export interface PastSearch {
  readonly label: string;
  readonly link: string;
  readonly typeName: (typeof SEARCH_TYPES)[number];
  readonly detailLabel: string;
  /** The search's vehicle. */
  readonly vehicleMetadata: VehicleMetadata | null;
  readonly image: string | null;
  readonly isPillItem: boolean;
}

const MOST = 5;
const WORD = /^[a-zA-Z]{1,40}$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 500;
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

const isVehicle = (value: unknown): value is VehicleMetadata => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    typeof fields.get('year') === 'number' &&
    ['make', 'model', 'trim'].every((name) => isText(fields.get(name)))
  );
};

const isPastSearch = (value: unknown): value is PastSearch => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [vehicle, image, typeName] = [
    fields.get('vehicleMetadata'),
    fields.get('image'),
    fields.get('typeName'),
  ];
  return (
    isText(fields.get('label')) &&
    isPath(fields.get('link')) &&
    isText(fields.get('detailLabel')) &&
    isText(typeName) &&
    WORD.test(typeName) &&
    (vehicle === null || isVehicle(vehicle)) &&
    (image === null || isPath(image)) &&
    typeof fields.get('isPillItem') === 'boolean'
  );
};

/** Returns successful searches, newest first. */
export const readPastSearches = (): PastSearch[] => readStored(PAST_SEARCHES_ITEM, isPastSearch);

/** Moves a search to the front; without duplicates. */
export const keepSearch = (search: PastSearch): void =>
  writeStored(
    PAST_SEARCHES_ITEM,
    [search, ...readPastSearches().filter(({ link }) => link !== search.link)].slice(0, MOST),
  );

export const clearPastSearches = (): void => writeStored(PAST_SEARCHES_ITEM, []);
