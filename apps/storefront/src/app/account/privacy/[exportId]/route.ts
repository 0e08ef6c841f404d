import { readExportFile, requireCustomer } from '../../../../sso';

/** Hands a copy of the customer's data to their browser, to be kept as a file and never shown in the shop's origin. */
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
