import { downloadExport, getOwnPrivacy, type ReplyOf } from '@simpletread/contract';
import { orNotFound, shopperClient } from '../../shell/api';

export type OwnPrivacy = ReplyOf<typeof getOwnPrivacy>;

export const readOwnPrivacy = async (): Promise<OwnPrivacy> =>
  (await shopperClient()).call(getOwnPrivacy, {});

/** Returns a finished copy; any other id is not found. */
export const readExportFile = async (
  id: string,
  format: 'json' | 'html',
): Promise<ReplyOf<typeof downloadExport>> =>
  orNotFound(
    (await shopperClient()).call(downloadExport, { params: { id }, query: { format } }),
    'record.missing',
    'request.invalid',
  );
