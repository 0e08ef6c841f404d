import { serverConfig } from '../config/index.js';

/** The bytes of a picture at a path of the contract, read with the session's cookie; nothing of it opens as a page of the server. */
export const pictureBytes = async (path: string, id: string, pictureId: string): Promise<Blob> => {
  const own = path
    .replace('{id}', encodeURIComponent(id))
    .replace('{pictureId}', encodeURIComponent(pictureId));
  const response = await fetch(`${serverConfig().serverUrl}${own}`, { credentials: 'include' });
  if (!response.ok) throw new Error('We couldn’t load the picture.');
  return response.blob();
};
