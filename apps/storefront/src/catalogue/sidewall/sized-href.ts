import { sizeHref } from '../../shell/paths';

/** The tires of a size, with what the sidewall says behind it where that was read. */
export const sizedHref = (sizeSlug: string, serviceDescription: string | null): string =>
  serviceDescription === null
    ? sizeHref(sizeSlug)
    : `${sizeHref(sizeSlug)}?sidewall=${encodeURIComponent(serviceDescription)}`;
