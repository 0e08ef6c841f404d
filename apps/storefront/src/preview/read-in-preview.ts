import type { CallInput, EndpointShape, ReplyOf } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../api/client';
import { isRefusal } from '../api/contract-problem';

/** A reply as the preview has it, kept nowhere. One that has ended while its page was made leads out of it. */
export const readInPreview = async <E extends EndpointShape>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> => {
  try {
    return await (await shopperClient()).call(endpoint, input);
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) redirect('/preview/over');
    throw error;
  }
};
