-- Prisma Studio connects as dakhila_editor (scripts/parts/editor-role.mjs), which may not write the history itself.
ALTER FUNCTION keep_history() SECURITY DEFINER SET search_path = public, pg_temp;

-- Nothing is deleted by an editor, whatever her connection says of itself.
CREATE OR REPLACE FUNCTION archive_instead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('dakhila.purge', true) = 'on' AND session_user <> 'dakhila_editor' THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'Rate' THEN UPDATE "Rate" SET a9_live = false WHERE id = OLD.id;
  ELSE EXECUTE format('UPDATE %I SET z1_archived_at = now() WHERE id = $1 AND z1_archived_at IS NULL', TG_TABLE_NAME) USING OLD.id;
  END IF;
  RETURN NULL;
END $$;
