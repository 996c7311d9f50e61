-- What is append-only forgets whose it was, or of which pass, only when that row is gone: a cascade takes it first.
CREATE OR REPLACE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."userId" IS NULL
     AND (NEW.id, NEW.at, NEW.kind, NEW.detail) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.detail)
     AND NOT EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'events are append-only';
END $$;

CREATE OR REPLACE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND NEW."passId" IS NULL
     AND (to_jsonb(NEW) - 'passId') = (to_jsonb(OLD) - 'passId')
     AND NOT EXISTS (SELECT FROM "Pass" WHERE id = OLD."passId") THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a consent is never changed: add what is true now';
END $$;

-- Without its pass, a look at a student's file would be missing from her list. A lender's pass goes with her account; a
-- day at the desk stays, as its colleague does (removedAt).
CREATE FUNCTION refuse_pass_removal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.kind = 'lender' AND NOT EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a pass is never taken away: end it';
END $$;

CREATE TRIGGER stay BEFORE DELETE ON "Pass" FOR EACH ROW EXECUTE FUNCTION refuse_pass_removal();
