import {
  approveInstaller,
  askInstaller,
  assignInstallerApplication,
  declineInstaller,
  getStoreImage,
  noteOnInstallerApplication,
  takeUpInstallerApplication,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { serverConfig } from '../../shell/config/index.js';

/** Shops that apply: taken up, asked, noted on, approved, declined. */
export const installerCalls = {
  takeUpInstaller: (id: string, version: number, idempotencyKey: string) =>
    client.call(takeUpInstallerApplication, { params: { id }, body: { version } }, { idempotencyKey }),
  assignInstaller: (id: string, body: BodyOf<typeof assignInstallerApplication>, idempotencyKey: string) =>
    client.call(assignInstallerApplication, { params: { id }, body }, { idempotencyKey }),
  askInstaller: (id: string, body: BodyOf<typeof askInstaller>, idempotencyKey: string) =>
    client.call(askInstaller, { params: { id }, body }, { idempotencyKey }),
  noteOnInstaller: (id: string, body: BodyOf<typeof noteOnInstallerApplication>, idempotencyKey: string) =>
    client.call(noteOnInstallerApplication, { params: { id }, body }, { idempotencyKey }),
  approveInstaller: (id: string, body: BodyOf<typeof approveInstaller>, idempotencyKey: string) =>
    client.call(approveInstaller, { params: { id }, body }, { idempotencyKey }),
  declineInstaller: (id: string, body: BodyOf<typeof declineInstaller>, idempotencyKey: string) =>
    client.call(declineInstaller, { params: { id }, body }, { idempotencyKey }),
  /** The bytes of a store's picture, read with the session's cookie; nothing of it is ever opened as a page of the server. */
  storeImage: async (id: string): Promise<Blob> => {
    const path = getStoreImage.path.replace('{id}', encodeURIComponent(id));
    const response = await fetch(`${serverConfig().serverUrl}${path}`, { credentials: 'include' });
    if (!response.ok) throw new Error('We couldn’t load the photo.');
    return response.blob();
  },
};

export const useInstallerCalls = () => useCalls(installerCalls);
