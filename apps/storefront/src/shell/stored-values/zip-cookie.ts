import { ZIP_SETTERS, type ZipSetter } from './value-table';

/** A ZIP with who set it, as the cookie has it: `19147` of the visitor, `19147.geolocation` of another. */
export interface SetZip {
  readonly zip: string;
  readonly setBy: ZipSetter;
}

const SHAPE = /^(\d{5})(?:\.([a-z]{1,20}))?$/;

/** Reads the cookie of the ZIP; null for anything that we did not write. */
export const readZipText = (text: string | undefined): SetZip | null => {
  const [, zip, name = 'visitor'] = SHAPE.exec(text ?? '') ?? [];
  const setBy = ZIP_SETTERS.find((known) => known === name);
  return zip === undefined || setBy === undefined ? null : { zip, setBy };
};

export const zipText = ({ zip, setBy }: SetZip): string => (setBy === 'visitor' ? zip : `${zip}.${setBy}`);
