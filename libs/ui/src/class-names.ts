/** Joins the present class names; returns undefined without any, so no empty attribute is rendered. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
