import { notFound } from 'next/navigation';
import { labelReply, readLabel } from '../../../../../orders';

interface Context {
  readonly params: Promise<{ readonly returnNumber: string }>;
}

/** The labels of a return of the tracked order. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const label = await readLabel('tracked', (await params).returnNumber);
  if (label === null) notFound();
  return labelReply(label);
};
