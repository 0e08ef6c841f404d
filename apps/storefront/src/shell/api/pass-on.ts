import { ContractError } from '@simpletread/contract';

// A browser isn't at fault if the API is down.
const statusOf = (error: unknown): number =>
  error instanceof ContractError ? (error.statusCode ?? 503) : 400;

/**
 * Answers a browser's note that `send` passes on to the API: 202 once it is taken, 413 for a text longer than `mostCharacters`, 400 for one
 * that isn't JSON or that `send` can't read, otherwise the API's own status.
 */
export const passOn = async (
  request: Request,
  mostCharacters: number,
  send: (note: unknown) => Promise<unknown>,
): Promise<Response> => {
  const text = await request.text();
  if (text.length > mostCharacters) return new Response(null, { status: 413 });
  try {
    await send(JSON.parse(text));
    return new Response(null, { status: 202 });
  } catch (error) {
    return new Response(null, { status: statusOf(error) });
  }
};
