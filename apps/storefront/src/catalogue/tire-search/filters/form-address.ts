/** Returns the address of a submitted GET form: empty fields are left out, a repeated name is joined by commas. */
export const formAddress = (path: string, form: FormData): string => {
  const values = new Map<string, string[]>();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string' && value !== '') values.set(name, [...(values.get(name) ?? []), value]);
  }
  const query = new URLSearchParams([...values].map(([name, list]) => [name, list.join(',')]));
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
};
