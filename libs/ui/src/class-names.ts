/** Joins the class names that are present; nothing present gives undefined, so that no empty attribute is rendered. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
