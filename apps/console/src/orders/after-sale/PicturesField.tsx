import { useState } from 'react';

import { FieldFault, FilesControl } from '../../shell/form/index.js';
import { PICTURE_TYPES, picturesHint } from './buyers-pictures.js';

interface PicturesFieldProps {
  readonly label: string;
  /** The most pictures of one claim. */
  readonly most: number;
  readonly onChange: (pictures: readonly File[]) => void;
}

/** Pictures of a buyer that a form sends after its claim; the form's contract names their fault `pictures`. */
export const PicturesField = ({ label, most, onChange }: PicturesFieldProps) => {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const choose = (pictures: readonly File[]): void => {
    setChosen(pictures);
    onChange(pictures);
  };
  return (
    <>
      <FilesControl label={label} hint={picturesHint(most)} accept={PICTURE_TYPES} onChange={choose} />
      <FieldFault source="pictures" about={chosen} />
    </>
  );
};
