import { z } from 'zod';

/** The message of a form without a reason. */
export const TIMELINE_REASON_MISSING = 'Please enter a reason for the timeline.';

/** Why staff change an order; it appears on the order's timeline. */
export const timelineReason = z.string().trim().min(1, TIMELINE_REASON_MISSING).max(300);
