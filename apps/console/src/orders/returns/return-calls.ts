import {
  approveReturn,
  cancelReturn,
  denyReturn,
  getReturnPicture,
  receiveReturn,
  settleReturn,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { serverConfig } from '../../shell/config/index.js';

const returnCalls = {
  approveReturn: (id: string, body: BodyOf<typeof approveReturn>, idempotencyKey: string) =>
    client.call(approveReturn, { params: { id }, body }, { idempotencyKey }),
  denyReturn: (id: string, body: BodyOf<typeof denyReturn>, idempotencyKey: string) =>
    client.call(denyReturn, { params: { id }, body }, { idempotencyKey }),
  cancelReturn: (id: string, body: BodyOf<typeof cancelReturn>, idempotencyKey: string) =>
    client.call(cancelReturn, { params: { id }, body }, { idempotencyKey }),
  receiveReturn: (id: string, body: BodyOf<typeof receiveReturn>, idempotencyKey: string) =>
    client.call(receiveReturn, { params: { id }, body }, { idempotencyKey }),
  settleReturn: (id: string, body: BodyOf<typeof settleReturn>, idempotencyKey: string) =>
    client.call(settleReturn, { params: { id }, body }, { idempotencyKey }),
  /** The bytes of a picture, read with the session's cookie; nothing of it opens as a page of the server. */
  returnPicture: async (id: string, pictureId: string): Promise<Blob> => {
    const path = getReturnPicture.path
      .replace('{id}', encodeURIComponent(id))
      .replace('{pictureId}', encodeURIComponent(pictureId));
    const response = await fetch(`${serverConfig().serverUrl}${path}`, { credentials: 'include' });
    if (!response.ok) throw new Error('We couldn’t load the picture.');
    return response.blob();
  },
};

export const useReturnCalls = () => useCalls(returnCalls);
