import { notFound } from 'next/navigation';
import { readStoreImage } from '../../../../../installers';

/** Serves the customer's own store picture for an image element, never as a page of ours. */
export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> => {
  const image = await readStoreImage((await params).id);
  if (image === null) notFound();
  return new Response(image.body, {
    headers: {
      'content-type': image.headers.get('content-type') ?? 'application/octet-stream',
      'content-disposition': 'attachment; filename="store"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};
