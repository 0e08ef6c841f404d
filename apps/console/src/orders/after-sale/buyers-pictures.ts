import { addAdminPriceClaimPicture, BUYER_PICTURE_TYPES } from '@simpletread/contract';

import { errorsOfIssues } from '../../shell/form/index.js';

/** The types that a file dialog offers. */
export const PICTURE_TYPES = BUYER_PICTURE_TYPES.join(',');

/** `Up to 4, JPG or PNG, under 1 MB each.` */
export const picturesHint = (most: number): string => `Up to ${most}, JPG or PNG, under 1 MB each.`;

const faultOf = (picture: File): string | undefined => {
  const { error } = addAdminPriceClaimPicture.body.safeParse({ picture });
  return error === undefined ? undefined : errorsOfIssues(error.issues)['picture'];
};

/** Returns the reason why pictures can't be sent, by their field; nothing if they can. */
export const pictureFaults = (pictures: readonly File[], most: number): { readonly pictures?: string } => {
  if (pictures.length > most) return { pictures: `Choose at most ${most} pictures.` };
  const wrong = pictures.map(faultOf).find((fault) => fault !== undefined);
  return wrong === undefined ? {} : { pictures: wrong };
};

/** Sends pictures one after another. Returns the names of those that weren't taken, each with the reason. */
export const sendPictures = async (
  pictures: readonly File[],
  send: (picture: File) => Promise<unknown>,
): Promise<readonly string[]> => {
  const refused: string[] = [];
  for (const picture of pictures)
    await send(picture).catch((error: unknown) => {
      refused.push(`${picture.name}: ${error instanceof Error ? error.message : 'not sent'}`);
    });
  return refused;
};

/** The notice after a claim was filed for a buyer. */
export const filedWords = ({
  claimNumber,
  refused,
}: {
  readonly claimNumber: string;
  readonly refused: readonly string[];
}): string =>
  refused.length === 0
    ? `${claimNumber} is filed. The buyer was notified.`
    : `${claimNumber} is filed, without some pictures. Add them on its page. ${refused.join(' ')}`;
