/** A vehicle, as in its page's address, with its trim if chosen. */
export interface VehicleKey {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly trim: string | null;
}

const PATTERN = /^([a-z0-9-]{1,80})\/([a-z0-9-]{1,80})\/(\d{4})(?:\/(.{1,80}))?$/;

/** Reads `make/model/year` with an optional trim, as the vehicle cookie and the API write it; `null` for anything else. */
export const parseVehicleKey = (text: string | undefined): VehicleKey | null => {
  const [, make, model, year, trim] = PATTERN.exec(text ?? '') ?? [];
  if (make === undefined || model === undefined || year === undefined) return null;
  return { make, model, year: Number(year), trim: trim ?? null };
};

/** Writes the text that `parseVehicleKey` reads. */
export const vehicleKeyText = ({ make, model, year, trim }: VehicleKey): string =>
  [make, model, year, ...(trim === null ? [] : [trim])].join('/');
