-- What the settings of the shop were, so that any of it can be put back. Decision record 38.
CREATE TABLE content.shop_setting_version (
  -- Versions begin anew where the settings were deleted; this order does not.
  kept_order       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version          integer NOT NULL,
  settings         jsonb NOT NULL,
  changed_at       timestamptz NOT NULL DEFAULT now(),
  changed_by       uuid,
  -- Null for what was changed before versions were kept.
  changed_by_name  text
);
CREATE TRIGGER shop_setting_version_is_kept BEFORE UPDATE OR DELETE ON content.shop_setting_version
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

INSERT INTO content.shop_setting_version (version, settings, changed_at)
SELECT version, settings, updated_at FROM content.shop_setting;
