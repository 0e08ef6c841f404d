import { catalogueDesk, costDesk, fitmentDesk, type RecordDesk, searchDesk } from '@simpletread/contract';
import {
  CATALOGUE_KINDS,
  COST_KINDS,
  FITMENT_KINDS,
  RECORD_KINDS,
  type RecordKind,
  type StaffPermission,
} from '@simpletread/domain';

interface Desk {
  /** The first part of its addresses. */
  readonly name: string;
  readonly calls: RecordDesk;
  readonly change: StaffPermission;
}

const isOf = (kinds: readonly RecordKind[], kind: RecordKind): boolean => kinds.includes(kind);

/** The calls for records of a kind, and the permission to change them. */
export const deskOf = (kind: RecordKind): Desk => {
  if (isOf(CATALOGUE_KINDS, kind))
    return { name: 'catalogue', calls: catalogueDesk, change: 'catalogue.change' };
  if (isOf(FITMENT_KINDS, kind)) return { name: 'fitment', calls: fitmentDesk, change: 'vehicles.change' };
  if (isOf(COST_KINDS, kind)) return { name: 'costs', calls: costDesk, change: 'margins.change' };
  return { name: 'search', calls: searchDesk, change: 'search.change' };
};

/** Vehicles have a list of their own with what fits them; the records behind it stand apart. */
export type DeskResource = Exclude<RecordKind, 'vehicles'> | 'vehicle-records';

export const resourceOf = (kind: RecordKind): DeskResource =>
  kind === 'vehicles' ? 'vehicle-records' : kind;

/** Where the lists of the desk are read from; every other resource is its own address. */
export const DESK_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  RECORD_KINDS.map((kind) => [resourceOf(kind), `${deskOf(kind).name}/${kind}`]),
);
