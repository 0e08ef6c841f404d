import { buildUrl, getReviewPicture, openOwnReviewPicture } from '@simpletread/contract';
import { callHeaders, forwardedHeaders, serverUrl } from '../../shell/config';

const ask = async (
  url: string,
  init: RequestInit,
  headers: Record<string, string>,
): Promise<Response | null> => {
  const response = await fetch(url, {
    ...init,
    cache: 'no-store',
    headers: { ...(await forwardedHeaders()), ...callHeaders(), ...headers },
  });
  if (response.ok) return response;
  if ([400, 404].includes(response.status)) return null;
  throw new Error(`a picture could not be read: ${response.status}`);
};

/** Returns a picture of a published review; null for any other. */
export const readReviewPicture = (pictureId: string): Promise<Response | null> =>
  ask(
    buildUrl(serverUrl(), getReviewPicture.path, { pictureId }, {}),
    { method: getReviewPicture.method },
    {},
  );

/** Returns a picture of one's own review by the key in its link, in any state; null without one. */
export const readOwnReviewPicture = (token: string, pictureId: string): Promise<Response | null> =>
  ask(
    buildUrl(serverUrl(), openOwnReviewPicture.path, { pictureId }, {}),
    { method: openOwnReviewPicture.method, body: JSON.stringify({ token }) },
    { 'content-type': 'application/json' },
  );

/** The reply of a picture's address. It is private to browsers, so a picture that is taken down is gone within minutes. */
export const pictureReply = (picture: Response, cacheControl: string): Response =>
  new Response(picture.body, {
    headers: {
      'content-type': picture.headers.get('content-type') ?? 'application/octet-stream',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
