const opened = new Map<string, string>();

/** Remembers the last opened record of a list, to return to its place. */
export const rememberOpened = (resource: string, id: string): void => void opened.set(resource, id);

export const lastOpened = (resource: string): string | undefined => opened.get(resource);
