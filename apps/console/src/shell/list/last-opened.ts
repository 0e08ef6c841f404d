const opened = new Map<string, string>();

/** Remembers which record of a list was opened, so that its place is found again on the way back. */
export const rememberOpened = (resource: string, id: string): void => void opened.set(resource, id);

export const lastOpened = (resource: string): string | undefined => opened.get(resource);
