import { mapResult, type Result } from '@simpletread/domain';

/** Returns the reply to a DELETE of the record `id`, as clients of records expect it. */
export const deleted = async (
  id: string,
  deletion: Promise<Result<unknown>>,
): Promise<Result<{ id: string }>> => mapResult(await deletion, () => ({ id }));
