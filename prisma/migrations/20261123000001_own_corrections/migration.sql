-- Nobody takes back what another wrote: not in Prisma Studio either, which writes as Dakhila.
CREATE OR REPLACE FUNCTION add_case_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
    SELECT FROM "CaseEvent" WHERE id = NEW.b1_corrects AND a0_case = NEW.a0_case AND b4_writer = NEW.b4_writer
  ) THEN RAISE EXCEPTION 'b1_corrects is no line of this case by this writer'; END IF;
  IF NEW.b3_file IS NOT NULL AND NOT EXISTS (
    SELECT FROM "StoredFile" WHERE id = NEW.b3_file AND "ownerId" = owner
  ) THEN RAISE EXCEPTION 'b3_file is no file of this student'; END IF;
  NEW.b6_hash := case_event_hash(NEW, (SELECT b6_hash FROM "CaseEvent" WHERE a0_case = NEW.a0_case ORDER BY id DESC LIMIT 1));
  RETURN NEW;
END $$;
