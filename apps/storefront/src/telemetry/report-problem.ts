/** Writes a failure that a page survived to the process's log. */
export const reportProblem = (what: string, error: unknown): void => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${JSON.stringify({ level: 'warn', app: 'storefront', what, reason })}\n`);
};
