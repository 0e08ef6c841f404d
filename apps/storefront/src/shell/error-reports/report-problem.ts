/** Logs a failure that a page survived. */
export const reportProblem = (what: string, error: unknown): void => {
  const reason = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  process.stderr.write(`${JSON.stringify({ level: 'warn', app: 'storefront', what, reason, cause })}\n`);
};
