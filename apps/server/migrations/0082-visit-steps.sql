-- Previews and visits as a customer move through the same steps (libs/domain/src/sso/staff-visits/visit-step.ts). Previews that are over are deleted.
ALTER TABLE preview.preview DROP CONSTRAINT preview_check, DROP CONSTRAINT preview_step_check;
UPDATE preview.preview SET step = 'visit' WHERE step = 'shown';
ALTER TABLE preview.preview
  ADD CONSTRAINT preview_step_check CHECK (step IN ('link', 'code', 'visit', 'over')),
  ADD CONSTRAINT preview_check CHECK ((step IN ('visit', 'over')) = (began_at IS NOT NULL));
