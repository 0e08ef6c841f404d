-- List views that staff share with the team. Decision record 133.
ALTER TABLE platform.saved_view
  ADD COLUMN is_shared boolean NOT NULL DEFAULT false,
  -- As of the day it was saved: colleagues see whose view it is.
  ADD COLUMN staff_name text NOT NULL DEFAULT '';
UPDATE platform.saved_view v SET staff_name = s.name FROM identity.staff s WHERE s.id = v.staff_id;
CREATE INDEX saved_view_shared ON platform.saved_view (resource) WHERE is_shared;
