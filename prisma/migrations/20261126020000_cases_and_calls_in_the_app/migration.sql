-- The state of a case and the list of calls are computed by the app (lib/cases/append.ts, lib/leads/call-list.ts).

DROP TRIGGER waits ON "CaseEvent";
DROP TRIGGER announce ON "CaseEvent";
DROP FUNCTION keep_case_waits(), announce_case_event();

DROP INDEX "LenderCase_waiting_idx";
ALTER TABLE "LenderCase" RENAME COLUMN waits TO "needsAction";

CREATE OR REPLACE FUNCTION set_case_id() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
DROP FUNCTION case_waits(TEXT, BOOLEAN);

-- Cases in which somebody has to move, however many are over.
CREATE INDEX "LenderCase_needsAction_idx" ON "LenderCase"(id) WHERE "needsAction";

-- References stay within the case and its student; what a kind of event requires is the app's (lib/cases/kinds.ts).
CREATE OR REPLACE FUNCTION add_case_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE owner UUID;
BEGIN
  -- The lock makes the events of a case a chain, numbered in its order.
  SELECT "userId" INTO owner FROM "LenderCase" WHERE id = NEW.a0_case FOR UPDATE;
  NEW.id := nextval(pg_get_serial_sequence('"CaseEvent"', 'id'));
  NEW.b5_written_at := clock_timestamp();
  IF NEW.b0_answers IS NOT NULL AND NOT EXISTS (
    SELECT FROM "CaseEvent" WHERE id = NEW.b0_answers AND a0_case = NEW.a0_case
  ) THEN RAISE EXCEPTION 'answersId is no event of this case'; END IF;
  IF NEW.b1_corrects IS NOT NULL AND NOT EXISTS (
    SELECT FROM "CaseEvent" WHERE id = NEW.b1_corrects AND a0_case = NEW.a0_case AND b4_writer = NEW.b4_writer
  ) THEN RAISE EXCEPTION 'correctsId is no event of this case by this writer'; END IF;
  IF NEW.b3_file IS NOT NULL AND NOT EXISTS (
    SELECT FROM "StoredFile" WHERE id = NEW.b3_file AND "ownerId" = owner
  ) THEN RAISE EXCEPTION 'fileId is no file of this student'; END IF;
  NEW.b6_hash := case_event_hash(NEW, (SELECT b6_hash FROM "CaseEvent" WHERE a0_case = NEW.a0_case ORDER BY id DESC LIMIT 1));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN
    RAISE EXCEPTION 'a case is never deleted: append an event "withdrawn"';
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE FUNCTION keep_case_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "LenderCase" WHERE id = OLD.a0_case) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'an event of a case is never changed: append an event "corrected"';
END $$;

ALTER TABLE "CaseEvent"
  DROP CONSTRAINT "asked needs a paper",
  DROP CONSTRAINT "declined needs a reason",
  DROP CONSTRAINT "only declined has a reason",
  DROP CONSTRAINT "other reason needs words",
  DROP CONSTRAINT "answered needs what it answers",
  DROP CONSTRAINT "corrected needs what it corrects",
  DROP CONSTRAINT "Dakhila and lenders sign",
  DROP CONSTRAINT "not before 2000",
  DROP CONSTRAINT "rupees are more than nothing",
  DROP CONSTRAINT "at most 600 letters";
ALTER TABLE "LenderCase" DROP CONSTRAINT "a lender has a name", DROP CONSTRAINT "at most 120 letters";

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "callAt" TIMESTAMPTZ(3),
ADD COLUMN     "callOn" DATE,
ADD COLUMN     "callState" "CallState";

-- One request of each phone stands for it, as its entry had it.
UPDATE "Lead" SET "callState" = entry.state, "callAt" = entry.at, "callOn" = entry."callOn"
FROM "CallEntry" entry
WHERE "Lead".id = (
  SELECT id FROM "Lead" own WHERE own.phone = entry.phone AND
    entry.at = CASE WHEN entry.state = 'stopped' THEN own."stoppedAt" WHEN own."stoppedAt" IS NULL THEN own."createdAt" END
  ORDER BY id LIMIT 1
);

DROP TRIGGER calls_added ON "Lead";
DROP TRIGGER calls_changed ON "Lead";
DROP TRIGGER calls_gone ON "Lead";
DROP TRIGGER calls_added ON "LeadCall";
DROP TRIGGER calls_changed ON "LeadCall";
DROP TRIGGER calls_gone ON "LeadCall";
DROP FUNCTION keep_calls_of_leads(), keep_calls(), place_calls(TEXT[]), call_entries(TEXT[]);
DROP TABLE "CallEntry", "CallEntryCount";
DROP FUNCTION count_call_entry();

-- CreateIndex
CREATE INDEX "Lead_callState_callAt_phone_idx" ON "Lead"("callState", "callAt" DESC, phone);
-- What has left a state stays in such an index until it is cleaned: after so many changes, not after a share of all rows.
ALTER TABLE "Lead" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_index_cleanup = on);
