/** An import that can't start or must not be kept; its message is one sentence for the person at the terminal. */
export class ImportRefused extends Error {}
