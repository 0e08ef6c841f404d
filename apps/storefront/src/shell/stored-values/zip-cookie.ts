import { shippingRefusal } from '@simpletread/domain';
import { ZIP_SETTERS, type ZipSetter } from './value-readers';

/** A ZIP with its source, as in the cookie: `19147` from the visitor, `19147.geolocation` from another. */
export interface SetZip {
  readonly zip: string;
  readonly setBy: ZipSetter;
}

const SHAPE = /^(\d{5})(?:\.([a-z]{1,20}))?$/;

/** Reads the ZIP cookie; null for anything we didn't write, and for a ZIP we don't ship to: visitors who type one see why. */
export const readZipText = (text: string | undefined): SetZip | null => {
  const [, zip, name = 'visitor'] = SHAPE.exec(text ?? '') ?? [];
  const setBy = ZIP_SETTERS.find((known) => known === name);
  if (zip === undefined || setBy === undefined || shippingRefusal({ zip }) !== null) return null;
  return { zip, setBy };
};

export const zipText = ({ zip, setBy }: SetZip): string => (setBy === 'visitor' ? zip : `${zip}.${setBy}`);
