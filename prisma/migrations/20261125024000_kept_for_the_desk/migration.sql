-- CreateEnum
CREATE TYPE "CallState" AS ENUM ('waiting', 'called', 'stopped');

-- AlterTable
ALTER TABLE "LenderCase" ADD COLUMN     "waits" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "CallEntry" (
    "phone" TEXT NOT NULL,
    "state" "CallState" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "callOn" DATE,

    CONSTRAINT "CallEntry_pkey" PRIMARY KEY ("phone")
);

-- CreateTable
CREATE TABLE "CallEntryCount" (
    "isOnly" BOOLEAN NOT NULL DEFAULT true,
    "called" INTEGER NOT NULL,
    "stopped" INTEGER NOT NULL,

    CONSTRAINT "CallEntryCount_pkey" PRIMARY KEY ("isOnly")
);

-- CreateIndex
CREATE INDEX "CallEntry_state_at_phone_idx" ON "CallEntry"("state", "at" DESC, "phone");

ALTER TABLE "CallEntryCount" ADD CONSTRAINT "CallEntryCount_one_row" CHECK ("isOnly");

-- Nobody writes what is read and filled below before the triggers stand.
LOCK TABLE "CaseEvent", "Lead", "LeadCall" IN SHARE ROW EXCLUSIVE MODE;

-- Whether somebody has to move in a case: what caseState (lib/cases/state.ts) says of its lines, step by step, but for
-- whose turn it is. lib/desk/kept.test.ts holds the two against each other.
CREATE FUNCTION case_waits(of_case TEXT, is_check BOOLEAN) RETURNS BOOLEAN LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  line RECORD;
  corrected INT[] := '{}';
  missing INT[] := '{}';
  answered INT[] := '{}';
  step TEXT := 'chosen';
  complained BOOLEAN := false;
  to_check BOOLEAN := false;
  counted BOOLEAN := false;
BEGIN
  FOR line IN
    SELECT id, b1_corrects FROM "CaseEvent" WHERE a0_case = of_case AND a1_what = 'corrected' ORDER BY id DESC
  LOOP
    IF line.id <> ALL (corrected) THEN corrected := corrected || line.b1_corrects; END IF;
  END LOOP;
  FOR line IN
    SELECT id, a1_what::text AS kind, b4_writer = 'dakhila' AS is_ours, b0_answers FROM "CaseEvent"
    WHERE a0_case = of_case AND a1_what <> 'corrected' AND id <> ALL (corrected) ORDER BY a8_happened_on, id
  LOOP
    counted := true;
    IF line.kind = 'answered' THEN
      to_check := line.b0_answers = ANY (missing);
      answered := answered || line.b0_answers;
    ELSE
      to_check := to_check AND NOT line.is_ours;
    END IF;
    IF line.kind IN ('declined', 'paidOut', 'withdrawn') THEN
      missing := '{}';
      complained := false;
    ELSE
      IF line.kind = 'asked' AND step <> 'withdrawn' THEN missing := missing || line.id; END IF;
      missing := ARRAY(SELECT unnest(missing) EXCEPT SELECT unnest(answered));
      complained := line.kind = 'complained' OR (complained AND line.kind NOT IN ('replied', 'asked', 'sanctioned'));
    END IF;
    -- Accepted is withLender here: the lender's turn too, and left in the same ways.
    step := CASE
      WHEN step = 'paidOut' THEN step
      WHEN line.kind IN ('sanctioned', 'paidOut', 'withdrawn') THEN line.kind
      WHEN line.kind = 'declined' AND step <> 'withdrawn' THEN line.kind
      WHEN line.kind = 'accepted' AND step NOT IN ('declined', 'withdrawn') THEN 'withLender'
      WHEN line.kind = 'asked' AND (step = 'declined' OR (step = 'chosen' AND NOT line.is_ours)) THEN 'withLender'
      WHEN line.kind IN ('handedOver', 'acknowledged', 'statement', 'complained', 'replied') AND step = 'chosen'
        THEN 'withLender'
      ELSE step
    END;
  END LOOP;
  RETURN NOT counted OR complained OR missing <> '{}' OR step IN ('sanctioned', 'withLender')
    OR (step = 'chosen' AND (to_check OR NOT is_check));
END $$;

UPDATE "LenderCase" SET waits = false WHERE NOT case_waits(id, "isCheck");

-- From now on the case keeps it, whoever else would write it.
CREATE OR REPLACE FUNCTION set_case_id() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE application TEXT;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.id := OLD.id;
    NEW."userId" := OLD."userId";
    NEW.waits := case_waits(NEW.id, NEW."isCheck");
    RETURN NEW;
  END IF;
  -- The lock gives two cases that are opened at the same time two numbers.
  SELECT reference INTO application FROM "LoanForm" WHERE "userId" = NEW."userId" FOR UPDATE;
  IF application IS NULL THEN RAISE EXCEPTION 'a case needs an application'; END IF;
  NEW.id := application || '-' || 1 + (SELECT count(*) FROM "LenderCase" WHERE "userId" = NEW."userId");
  NEW.waits := true;
  RETURN NEW;
END $$;

-- Whoever adds a line holds its case since the trigger before, so that no other line comes meanwhile.
CREATE FUNCTION keep_case_waits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE "LenderCase" SET waits = NOT waits WHERE id = NEW.a0_case AND waits <> case_waits(id, "isCheck");
  RETURN NULL;
END $$;

CREATE TRIGGER waits AFTER INSERT ON "CaseEvent" FOR EACH ROW EXECUTE FUNCTION keep_case_waits();

-- The cases in which somebody has to move, however many are over.
CREATE INDEX "LenderCase_waiting_idx" ON "LenderCase"(id) WHERE waits;
-- What waited once stays in such an index until it is cleaned: after so many changes, not after a share of all rows.
ALTER TABLE "LenderCase" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_index_cleanup = on);
ALTER TABLE "CallEntry" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_index_cleanup = on);

-- One entry for each phone, as its requests and calls have it: of a phone that may be called, its newest request, and the
-- newest call since then that reached somebody or promised a day.
CREATE FUNCTION call_entries(changed TEXT[]) RETURNS SETOF "CallEntry" LANGUAGE sql STABLE AS $$
  SELECT asked.phone,
    (CASE WHEN asked.newest IS NULL THEN 'stopped' WHEN last.id IS NULL OR last."callOn" IS NOT NULL THEN 'waiting'
      ELSE 'called' END)::"CallState",
    coalesce(asked.newest, asked.stop), last."callOn"
  FROM (
    SELECT phone, max("createdAt") FILTER (WHERE "stoppedAt" IS NULL) AS newest, max("stoppedAt") AS stop
    FROM "Lead" WHERE phone = ANY (changed) GROUP BY phone
  ) asked
  -- All of its calls, and not the newest by a limit: for that the database may go through everybody's from the end.
  LEFT JOIN LATERAL (
    SELECT max(call.id) AS id, (array_agg(call."callOn" ORDER BY call.id DESC))[1] AS "callOn"
    FROM "Lead" lead JOIN "LeadCall" call ON call."leadId" = lead.id
    WHERE lead.phone = asked.phone AND call.at >= asked.newest AND (call.outcome = 'reached' OR call."callOn" IS NOT NULL)
  ) last ON true
  ORDER BY asked.phone
$$;

CREATE FUNCTION place_calls(changed TEXT[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Those that change what one phone asked for take turns, with an entry that stands and with one that they add: each
  -- statement below sees what the others wrote.
  PERFORM FROM "CallEntry" WHERE phone = ANY (changed) ORDER BY phone FOR UPDATE;
  INSERT INTO "CallEntry" SELECT * FROM call_entries(changed)
    ON CONFLICT (phone) DO UPDATE SET phone = EXCLUDED.phone WHERE false;
  UPDATE "CallEntry" entry SET state = now.state, at = now.at, "callOn" = now."callOn"
  FROM call_entries(changed) now
  WHERE entry.phone = ANY (changed) AND entry.phone = now.phone
    AND (entry.state, entry.at, entry."callOn") IS DISTINCT FROM (now.state, now.at, now."callOn");
  DELETE FROM "CallEntry" entry WHERE entry.phone = ANY (changed)
    AND NOT EXISTS (SELECT FROM "Lead" WHERE phone = entry.phone);
END $$;

SELECT place_calls(ARRAY(SELECT DISTINCT phone FROM "Lead"));
INSERT INTO "CallEntryCount" (called, stopped)
  SELECT count(*) FILTER (WHERE state = 'called'), count(*) FILTER (WHERE state = 'stopped') FROM "CallEntry";

CREATE FUNCTION keep_calls_of_leads() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE changed TEXT[];
BEGIN
  IF TG_OP = 'INSERT' THEN changed := ARRAY(SELECT phone FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN changed := ARRAY(SELECT phone FROM old_rows);
  ELSE
    WITH was AS (SELECT id, phone, "createdAt", "stoppedAt" FROM old_rows),
      became AS (SELECT id, phone, "createdAt", "stoppedAt" FROM new_rows)
    SELECT array_agg(phone) INTO changed FROM ((TABLE was EXCEPT TABLE became) UNION (TABLE became EXCEPT TABLE was)) other;
  END IF;
  IF cardinality(changed) > 0 THEN PERFORM place_calls(changed); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER calls_added AFTER INSERT ON "Lead" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_calls_of_leads();
CREATE TRIGGER calls_changed AFTER UPDATE ON "Lead" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_calls_of_leads();
CREATE TRIGGER calls_gone AFTER DELETE ON "Lead" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_calls_of_leads();

-- Calls go with their request by a cascade: the request's own trigger sees to that.
CREATE FUNCTION keep_calls() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE requests UUID[];
  changed TEXT[];
BEGIN
  IF TG_OP <> 'DELETE' THEN requests := ARRAY(SELECT "leadId" FROM new_rows); END IF;
  IF TG_OP <> 'INSERT' THEN requests := requests || ARRAY(SELECT "leadId" FROM old_rows); END IF;
  changed := ARRAY(SELECT phone FROM "Lead" WHERE id = ANY (requests));
  IF cardinality(changed) > 0 THEN PERFORM place_calls(changed); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER calls_added AFTER INSERT ON "LeadCall" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_calls();
CREATE TRIGGER calls_changed AFTER UPDATE ON "LeadCall" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_calls();
CREATE TRIGGER calls_gone AFTER DELETE ON "LeadCall" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_calls();

-- At the commit, so that the one row is the last that a transaction waits for: two can never wait for each other there.
CREATE FUNCTION count_call_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  more_called INT := (NEW.state IS NOT DISTINCT FROM 'called')::int - (OLD.state IS NOT DISTINCT FROM 'called')::int;
  more_stopped INT := (NEW.state IS NOT DISTINCT FROM 'stopped')::int - (OLD.state IS NOT DISTINCT FROM 'stopped')::int;
BEGIN
  IF more_called <> 0 OR more_stopped <> 0 THEN
    INSERT INTO "CallEntryCount" AS kept (called, stopped) VALUES (more_called, more_stopped) ON CONFLICT ("isOnly")
      DO UPDATE SET called = kept.called + EXCLUDED.called, stopped = kept.stopped + EXCLUDED.stopped;
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER counted AFTER INSERT OR DELETE OR UPDATE OF state ON "CallEntry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_call_entry();

-- What refers to a row that goes is looked for by these: without them each document, line, case and pass that is taken away
-- has all lines, passes or consents read.
CREATE INDEX "CaseEvent_file_idx" ON "CaseEvent"(b3_file) WHERE b3_file IS NOT NULL;
CREATE INDEX "CaseEvent_answers_idx" ON "CaseEvent"(b0_answers) WHERE b0_answers IS NOT NULL;
CREATE INDEX "CaseEvent_corrects_idx" ON "CaseEvent"(b1_corrects) WHERE b1_corrects IS NOT NULL;
CREATE INDEX "Pass_case_idx" ON "Pass"("caseId") WHERE "caseId" IS NOT NULL;
CREATE INDEX "ConsentEvent_pass_idx" ON "ConsentEvent"("passId") WHERE "passId" IS NOT NULL;
