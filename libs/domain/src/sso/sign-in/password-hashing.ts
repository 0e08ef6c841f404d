/**
 * How passwords are kept by argon2id: memory in KiB, passes over it, lanes side by side. One setting for all, so that the time a sign-in
 * takes does not tell whether an account exists. Source: the second setting of OWASP's password storage cheat sheet.
 */
export const PASSWORD_HASHING = { memoryInKib: 19_456, passes: 2, lanes: 1 } as const;
