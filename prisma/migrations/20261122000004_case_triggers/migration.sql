-- A case is called by its application's reference and a number, such as DK-7F3-K9Q-2MXC-1, and stays the same case.
CREATE FUNCTION set_case_id() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE application TEXT;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.id := OLD.id;
    NEW."userId" := OLD."userId";
    RETURN NEW;
  END IF;
  -- The lock gives two cases that are opened at the same time two numbers.
  SELECT reference INTO application FROM "LoanForm" WHERE "userId" = NEW."userId" FOR UPDATE;
  IF application IS NULL THEN RAISE EXCEPTION 'a case needs an application'; END IF;
  NEW.id := application || '-' || 1 + (SELECT count(*) FROM "LenderCase" WHERE "userId" = NEW."userId");
  RETURN NEW;
END $$;

CREATE TRIGGER case_id BEFORE INSERT OR UPDATE ON "LenderCase" FOR EACH ROW EXECUTE FUNCTION set_case_id();

-- Cases and their lines go with the account and never without it: a cascade removes the parent's row first.
CREATE FUNCTION keep_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN
    RAISE EXCEPTION 'a case is never taken away: add a line "withdrawn"';
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER keep BEFORE DELETE ON "LenderCase" FOR EACH ROW EXECUTE FUNCTION keep_case();

CREATE FUNCTION keep_case_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "LenderCase" WHERE id = OLD.a0_case) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a line of a case is never changed: add a line "corrected" that names it in b1_corrects';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "CaseEvent" FOR EACH ROW EXECUTE FUNCTION keep_case_event();

-- What a line's hash is made of. Columns that are NULL are left out, so that a column that is added later changes no
-- hash that stands.
CREATE FUNCTION case_event_hash(line "CaseEvent", before BYTEA) RETURNS BYTEA
LANGUAGE sql STABLE SET timezone = 'UTC' AS $$
  SELECT sha256(coalesce(before, '') || convert_to((jsonb_strip_nulls(to_jsonb(line)) - 'b6_hash')::text, 'UTF8'))
$$;

-- Who writes: the app says it for its transaction (dakhila.writer), by whom the request is from. Whoever says nothing
-- writes as Dakhila, and an editor's connection always does.
CREATE FUNCTION add_case_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  allowed TEXT := coalesce(nullif(current_setting('dakhila.writer', true), ''), 'dakhila');
  owner UUID;
BEGIN
  IF session_user = 'dakhila_editor' THEN allowed := 'dakhila'; END IF;
  IF NEW.b4_writer::text <> allowed THEN
    RAISE EXCEPTION 'this connection writes as %, not as %', allowed, NEW.b4_writer;
  END IF;
  -- The lock makes the lines of a case a chain, numbered in its order.
  SELECT "userId" INTO owner FROM "LenderCase" WHERE id = NEW.a0_case FOR UPDATE;
  NEW.id := nextval(pg_get_serial_sequence('"CaseEvent"', 'id'));
  NEW.b5_written_at := clock_timestamp();
  IF NEW.a8_happened_on > (NEW.b5_written_at AT TIME ZONE 'Asia/Kolkata')::date THEN
    RAISE EXCEPTION 'a8_happened_on is in the future';
  END IF;
  IF NEW.b0_answers IS NOT NULL AND NOT EXISTS (
    SELECT FROM "CaseEvent" WHERE id = NEW.b0_answers AND a0_case = NEW.a0_case AND a1_what = 'asked'
  ) THEN RAISE EXCEPTION 'b0_answers is no line of this case that asks for a paper'; END IF;
  IF NEW.b1_corrects IS NOT NULL AND NOT EXISTS (
    SELECT FROM "CaseEvent" WHERE id = NEW.b1_corrects AND a0_case = NEW.a0_case
  ) THEN RAISE EXCEPTION 'b1_corrects is no line of this case'; END IF;
  IF NEW.b3_file IS NOT NULL AND NOT EXISTS (
    SELECT FROM "StoredFile" WHERE id = NEW.b3_file AND "ownerId" = owner
  ) THEN RAISE EXCEPTION 'b3_file is no file of this student'; END IF;
  NEW.b6_hash := case_event_hash(NEW, (SELECT b6_hash FROM "CaseEvent" WHERE a0_case = NEW.a0_case ORDER BY id DESC LIMIT 1));
  RETURN NEW;
END $$;

CREATE TRIGGER add BEFORE INSERT ON "CaseEvent" FOR EACH ROW EXECUTE FUNCTION add_case_event();

-- Prisma Studio shows no reason for a refused line: docs/editors.md says these in words.
ALTER TABLE "CaseEvent"
  ADD CONSTRAINT "asked needs a paper" CHECK (a1_what <> 'asked' OR coalesce(btrim(a2_paper), btrim(b2_slot), '') <> ''),
  ADD CONSTRAINT "declined needs a reason" CHECK (a1_what <> 'declined' OR a3_reason IS NOT NULL),
  ADD CONSTRAINT "only declined has a reason" CHECK (a1_what = 'declined' OR a3_reason IS NULL),
  ADD CONSTRAINT "other reason needs words" CHECK (a3_reason IS DISTINCT FROM 'other' OR btrim(coalesce(a5_note, '')) <> ''),
  ADD CONSTRAINT "answered needs what it answers" CHECK (a1_what <> 'answered' OR b0_answers IS NOT NULL),
  ADD CONSTRAINT "corrected needs what it corrects" CHECK ((a1_what = 'corrected') = (b1_corrects IS NOT NULL)),
  ADD CONSTRAINT "Dakhila and lenders sign" CHECK (b4_writer NOT IN ('dakhila', 'lender') OR btrim(a6_your_name) <> ''),
  ADD CONSTRAINT "not before 2000" CHECK (a8_happened_on >= '2000-01-01'),
  ADD CONSTRAINT "rupees are more than nothing" CHECK (a4_rupees > 0),
  ADD CONSTRAINT "at most 600 letters" CHECK (greatest(length(a5_note), length(a2_paper)) <= 600);
ALTER TABLE "LenderCase"
  ADD CONSTRAINT "a lender has a name" CHECK (btrim("lenderName") <> '' AND length("lenderName") <= 120),
  ADD CONSTRAINT "at most 120 letters" CHECK (length("branch") <= 120 AND length("lenderReference") <= 120);

-- Every line whose hash is not that of the line before it and of itself: somebody went past the triggers.
CREATE FUNCTION broken_case_events() RETURNS TABLE ("caseId" TEXT, id INT) LANGUAGE sql STABLE AS $$
  SELECT a0_case, id
  FROM (
    SELECT line, line.a0_case, line.id, line.b6_hash, lag(line.b6_hash) OVER (PARTITION BY line.a0_case ORDER BY line.id) before
    FROM "CaseEvent" line
  ) chain
  WHERE b6_hash IS DISTINCT FROM case_event_hash(line, before)
  ORDER BY a0_case, id
$$;

-- An account goes with its files and its cases, one after the other, in one statement.
ALTER TABLE "CaseEvent" ALTER CONSTRAINT "CaseEvent_b3_file_fkey" DEFERRABLE INITIALLY DEFERRED;
