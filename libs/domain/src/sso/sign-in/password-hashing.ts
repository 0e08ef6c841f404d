/**
 * The argon2id settings for passwords: memory in KiB, passes, parallel lanes. One setting for all accounts, so the sign-in time doesn't
 * reveal whether an account exists. Source: the second setting of OWASP's password storage cheat sheet.
 */
export const PASSWORD_HASHING = { memoryInKib: 19_456, passes: 2, lanes: 1 } as const;
