import { sizeHref } from '../../shell/paths';

/** Returns the address of a size's tires, with the service description read from the sidewall. */
export const sizedHref = (sizeSlug: string, serviceDescription: string | null): string =>
  serviceDescription === null
    ? sizeHref(sizeSlug)
    : `${sizeHref(sizeSlug)}?sidewall=${encodeURIComponent(serviceDescription)}`;
