import { notFound } from 'next/navigation';
import { pictureReply, readReviewPicture } from '../../../reviews';

interface Context {
  readonly params: Promise<{ readonly pictureId: string }>;
}

/** A picture of a published review. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const picture = await readReviewPicture((await params).pictureId);
  if (picture === null) notFound();
  return pictureReply(picture, 'private, max-age=300');
};
