import type { getAdminVehicle, listVehicles, ReplyOf } from '@simpletread/contract';

export type VehicleRow = ReplyOf<typeof listVehicles>[number];
export type AdminVehicle = ReplyOf<typeof getAdminVehicle>;

/** `2021 Subaru Outback Premium`. */
export const vehicleName = ({ year, make, model, trim }: VehicleRow): string =>
  [year, make, model, trim].filter((part) => part !== '').join(' ');
