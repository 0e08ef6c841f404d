import { receiptFileName } from '@simpletread/domain';
import { notFound } from 'next/navigation';
import { readReceipt } from '../../../../../../orders';

interface Context {
  readonly params: Promise<{ readonly orderId: string; readonly customerId: string; readonly file: string }>;
}

/** The receipt at the specification's address; not found for everyone but its owner [R2.24]. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { orderId, customerId, file } = await params;
  const receipt = file === receiptFileName(orderId) ? await readReceipt(orderId, customerId) : null;
  if (receipt === null) notFound();
  return new Response(receipt.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${receiptFileName(orderId)}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
};
