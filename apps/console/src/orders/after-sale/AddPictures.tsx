import Button from '@mui/material/Button';
import { addAdminPriceClaimPicture } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract } from '../../shell/form/index.js';
import { pictureFaults, sendPictures } from './buyers-pictures.js';
import { PicturesField } from './PicturesField.js';

interface AddPicturesProps {
  readonly record: {
    readonly claimNumber: string;
    readonly canAddPicture: boolean;
    readonly pictureCount: number;
  };
  /** The most pictures of one claim. */
  readonly most: number;
  readonly send: (picture: File) => Promise<unknown>;
  readonly reload: readonly string[];
}

interface AddPicturesDialogProps extends AddPicturesProps {
  readonly onClose: () => void;
}

interface OnePicture {
  readonly picture: Blob;
}

/** Checks the pictures as the server reads each of them. Nothing chosen is refused like an empty file. */
const contractOf = (pictures: readonly File[], left: number) =>
  formContract<object, OnePicture>({
    schema: addAdminPriceClaimPicture.body,
    inputOf: () => ({ picture: pictures[0] ?? new Blob() }),
    fieldOf: () => 'pictures',
    check: () => pictureFaults(pictures, left),
  });

const AddPicturesDialog = ({ record, most, send, reload, onClose }: AddPicturesDialogProps) => {
  const left = most - record.pictureCount;
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const action = useStaffAction({
    run: async (chosen: readonly File[]) => {
      const refused = await sendPictures(chosen, send);
      if (refused.length > 0) throw new Error(refused.join(' '));
      return chosen.length;
    },
    reload,
    done: (count) => `${record.claimNumber}: ${count === 1 ? '1 picture' : `${count} pictures`} added.`,
    onDone: onClose,
  });
  return (
    <FormDialog<object, OnePicture>
      title={`Add pictures to ${record.claimNumber}`}
      confirm="Add pictures"
      isBusy={action.isBusy}
      error={action.error}
      isEdited={pictures.length > 0}
      contract={contractOf(pictures, left)}
      onSubmit={() => action.submit(pictures)}
      onClose={onClose}
    >
      <PicturesField label="Pictures" most={left} onChange={setPictures} />
    </FormDialog>
  );
};

/** Adds pictures that a buyer sent by mail or text to their claim; nothing once it is answered. */
export const AddPictures = (props: AddPicturesProps) => {
  const mayAdd = useCan()('claims.handle');
  const [isOpen, setIsOpen] = useState(false);
  const { canAddPicture, pictureCount } = props.record;
  if (!mayAdd || !canAddPicture || pictureCount >= props.most) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add pictures</Button>
      {isOpen && <AddPicturesDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};
