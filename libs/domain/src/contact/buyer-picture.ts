/** The most bytes of a picture that a buyer sends. Source: specification section 5: return images are under 1 MB. */
export const BUYER_PICTURE_BYTES = 1_048_576;
