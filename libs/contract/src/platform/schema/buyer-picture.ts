import { BUYER_PICTURE_BYTES } from '@simpletread/domain';

import { fileField } from './uploaded-file.js';

export const BUYER_PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;

/** A picture that a buyer sends; the server draws it anew. */
export const buyerPicture = fileField({
  maxBytes: BUYER_PICTURE_BYTES,
  mediaTypes: BUYER_PICTURE_TYPES,
  faults: {
    missing: 'return.pictureMissing',
    tooLarge: 'return.pictureTooLarge',
    wrongType: 'return.pictureType',
  },
});
