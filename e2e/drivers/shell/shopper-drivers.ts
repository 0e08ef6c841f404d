import { type BrowserContext, test } from '@playwright/test';

/** Sets the shopper's place or vehicle in the browser. */
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
