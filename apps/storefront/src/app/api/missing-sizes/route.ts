import { askForSizes, ContractError } from '@simpletread/contract';
import { shopperClient } from '../../../shell/api';

const MOST_BYTES = 500;

const statusOf = (error: unknown): number =>
  error instanceof ContractError ? (error.statusCode ?? 503) : 400;

/** Passes on that a visitor looked for a vehicle without sizes. */
export const POST = async (request: Request): Promise<Response> => {
  const text = await request.text();
  if (text.length > MOST_BYTES) return new Response(null, { status: 413 });
  try {
    const params = askForSizes.params.parse(JSON.parse(text));
    await (await shopperClient()).call(askForSizes, { params });
    return new Response(null, { status: 202 });
  } catch (error) {
    return new Response(null, { status: statusOf(error) });
  }
};
