import { downloadExport, getOwnPrivacy, type ReplyOf } from '@simpletread/contract';
import { orNotFound, shopperClient } from '../../shell/api';

export type OwnPrivacy = ReplyOf<typeof getOwnPrivacy>;

export const readOwnPrivacy = async (): Promise<OwnPrivacy> =>
  (await shopperClient()).call(getOwnPrivacy, {});

/** A copy that is ready; the 404 page for whatever else the id is of. */
export const readExportFile = async (
  id: string,
  format: 'json' | 'html',
): Promise<ReplyOf<typeof downloadExport>> =>
  orNotFound(
    (await shopperClient()).call(downloadExport, { params: { id }, query: { format } }),
    'record.missing',
    'request.invalid',
  );
