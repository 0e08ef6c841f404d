/** A JSON answer as the server gives it; jsdom has no Response. */
export const answer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const known = new Map(Object.entries(headers));
  return {
    ok: status < 400,
    status,
    headers: { get: (name: string) => known.get(name) ?? null, has: (name: string) => known.has(name) },
    text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
    json: () => Promise.resolve(body),
  } as unknown as Response;
};

/** The body of a refusal. */
export const refusal = (code: string, message: string, statusCode: number, fields?: readonly object[]) => ({
  code,
  message,
  statusCode,
  ...(fields === undefined ? {} : { fields }),
});
