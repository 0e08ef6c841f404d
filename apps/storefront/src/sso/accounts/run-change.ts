import { ContractError } from '@simpletread/contract';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { isRefusal } from '../../shell/api';
import { loginHref } from '../sessions';
import { type ChangeAnswer, QUIET } from '../../shell/form';

/** `body.company` is the field `company`. */
const fieldsOf = (error: ContractError): Record<string, string> =>
  Object.fromEntries(
    (error.fields ?? []).map(({ path, message }) => [
      path.replace(/^body\./, '').split('.')[0] ?? '',
      message,
    ]),
  );

/** Runs an account change on the page at `path`: a signed-out visitor signs in and returns, and the API's refusal is shown in its words. */
export const runChange = async (
  path: string,
  before: ChangeAnswer,
  act: () => Promise<unknown>,
): Promise<ChangeAnswer> => {
  try {
    await act();
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) redirect(loginHref(path));
    const isRefused = error instanceof ContractError && (error.statusCode ?? 500) <= 503;
    if (!isRefused) throw error;
    return { problem: error.message, fields: fieldsOf(error), attempt: before.attempt + 1 };
  }
  revalidatePath(path);
  return { ...QUIET, attempt: before.attempt + 1 };
};
