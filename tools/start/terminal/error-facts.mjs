// @ts-check

/**
 * @param {unknown} error
 * @returns {string | undefined} the system's code for it, such as ENOSPC
 */
export function errorCode(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function errorMessage(error) {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
