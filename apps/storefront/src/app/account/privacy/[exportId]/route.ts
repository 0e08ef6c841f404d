import { readExportFile, requireCustomer } from '../../../../sso';

/** Serves a copy of the customer's data as a file, never shown in the shop's origin. */
export const GET = async (
  request: Request,
  { params }: { params: Promise<{ exportId: string }> },
): Promise<Response> => {
  const { exportId } = await params;
  await requireCustomer('/account/privacy');
  const format = new URL(request.url).searchParams.get('format') === 'html' ? 'html' : 'json';
  const { name, mediaType, text } = await readExportFile(exportId, format);
  return new Response(text, {
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};
