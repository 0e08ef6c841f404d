import { notFound } from 'next/navigation';
import { labelReply, readLabel } from '../../../../../../../orders';

interface Context {
  readonly params: Promise<{ readonly orderNumber: string; readonly returnNumber: string }>;
}

/** The labels of a return of the customer's own order. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { orderNumber, returnNumber } = await params;
  const label = await readLabel({ orderNumber }, returnNumber);
  if (label === null) notFound();
  return labelReply(label);
};
