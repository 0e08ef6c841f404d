import type { Type } from '@nestjs/common';

/** Every feature of the server, one line each; the platform knows none of them. */
export const FEATURES: readonly Type[] = [];
