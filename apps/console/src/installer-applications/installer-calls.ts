import {
  approveInstaller,
  askInstaller,
  assignInstallerApplication,
  type CallInput,
  declineInstaller,
  getStoreImage,
  noteOnInstallerApplication,
  takeUpInstallerApplication,
} from '@simpletread/contract';

import { client } from '../api/client.js';
import { serverConfig } from '../config/server-config.js';

type Body<E extends Parameters<typeof client.call>[0]> = CallInput<E> extends { body: infer B } ? B : never;

/** Shops that apply: taken up, asked, noted on, approved, declined. */
export const installerCalls = {
  takeUpInstaller: (id: string, version: number, idempotencyKey: string) =>
    client.call(takeUpInstallerApplication, { params: { id }, body: { version } }, { idempotencyKey }),
  assignInstaller: (id: string, body: Body<typeof assignInstallerApplication>, idempotencyKey: string) =>
    client.call(assignInstallerApplication, { params: { id }, body }, { idempotencyKey }),
  askInstaller: (id: string, body: Body<typeof askInstaller>, idempotencyKey: string) =>
    client.call(askInstaller, { params: { id }, body }, { idempotencyKey }),
  noteOnInstaller: (id: string, text: string, idempotencyKey: string) =>
    client.call(noteOnInstallerApplication, { params: { id }, body: { text } }, { idempotencyKey }),
  approveInstaller: (id: string, body: Body<typeof approveInstaller>, idempotencyKey: string) =>
    client.call(approveInstaller, { params: { id }, body }, { idempotencyKey }),
  declineInstaller: (id: string, body: Body<typeof declineInstaller>, idempotencyKey: string) =>
    client.call(declineInstaller, { params: { id }, body }, { idempotencyKey }),
  /** The bytes of a store's picture, read with the session's cookie; nothing of it is ever opened as a page of the server. */
  storeImage: async (id: string): Promise<Blob> => {
    const path = getStoreImage.path.replace('{id}', encodeURIComponent(id));
    const response = await fetch(`${serverConfig().serverUrl}${path}`, { credentials: 'include' });
    if (!response.ok) throw new Error('The picture could not be read.');
    return response.blob();
  },
};
