import { notFound } from 'next/navigation';
import { pictureReply, readOwnReviewPicture } from '../../../../../reviews';

interface Context {
  readonly params: Promise<{ readonly token: string; readonly pictureId: string }>;
}

/** A picture of one's own review, before it is published too. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { token, pictureId } = await params;
  const picture = await readOwnReviewPicture(token, pictureId);
  if (picture === null) notFound();
  return pictureReply(picture, 'private, no-store');
};
