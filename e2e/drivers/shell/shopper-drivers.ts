import { type BrowserContext, test } from '@playwright/test';

/** Makes the browser one that the shop knows the place or the vehicle of. */
export const rememberShopper = (
  context: BrowserContext,
  { zip, vehicle }: { readonly zip?: string; readonly vehicle?: string },
): Promise<void> => {
  const url = test.info().project.use.baseURL ?? '';
  const known = Object.entries({ zipcode: zip, vehicle });
  return context.addCookies(
    known.flatMap(([name, value]) =>
      value === undefined ? [] : { name, value: encodeURIComponent(value), url },
    ),
  );
};
