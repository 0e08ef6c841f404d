import { ContractError } from './contract-error.js';
import { refusalOf } from './refusal-of.js';

const parsed = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (response.status === 404) return undefined;
    throw new ContractError({
      kind: 'InvalidJson',
      message: 'The reply could not be read.',
      statusCode: response.status,
      cause,
    });
  }
};

/** Returns the JSON of a successful answer, undefined for 204; throws a ContractError for any other. */
export const readAnswer = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const body = await parsed(response);
  if (!response.ok) throw refusalOf(response.status, body);
  return body;
};
