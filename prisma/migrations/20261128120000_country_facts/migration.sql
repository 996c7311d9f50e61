-- Dated facts about countries, and help of the state, each row with its source. An editor's write waits for the app's
-- check, is kept in the history and archived instead of deleted, as with rules of law.
CREATE TYPE "SupportKind" AS ENUM ('interestSubsidy', 'scholarship', 'loan', 'guarantee');
CREATE TYPE "SupportStatus" AS ENUM ('open', 'unclear', 'announced', 'closedForNew');

CREATE TABLE "CountryFact" (
  "id" TEXT PRIMARY KEY,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a1_country" TEXT NOT NULL DEFAULT '',
  "a2_key" TEXT NOT NULL DEFAULT '',
  "a3_value" DECIMAL(14,2),
  "a4_unit" TEXT NOT NULL DEFAULT '',
  "a5_text" TEXT NOT NULL DEFAULT '',
  "a6_valid_from" DATE,
  "a7_valid_to" DATE,
  "a8_review_by" DATE,
  "a9_confidence" "Confidence" NOT NULL DEFAULT 'low',
  "b1_source" TEXT NOT NULL DEFAULT '',
  "b2_source_url" TEXT,
  "b3_page_date" TEXT,
  "b4_read_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "b5_read_as" "ReadAs" NOT NULL DEFAULT 'live',
  "b6_confirmed" BOOLEAN NOT NULL DEFAULT false,
  "b7_conflict" TEXT,
  "b8_note" TEXT,
  "z1_archived_at" TIMESTAMPTZ(3),
  "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "a fact ends after it begins" CHECK (a6_valid_from <= a7_valid_to),
  CONSTRAINT "at most 600 letters of a fact" CHECK (
    greatest(length(a5_text), length(b1_source), length(b2_source_url), length(b7_conflict)) <= 600
  )
);

CREATE TABLE "SupportScheme" (
  "id" TEXT PRIMARY KEY,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a1_name" TEXT NOT NULL DEFAULT '',
  "a2_state" TEXT NOT NULL DEFAULT '',
  "a3_kind" "SupportKind",
  "a4_status" "SupportStatus" NOT NULL DEFAULT 'unclear',
  "a5_for_whom" TEXT NOT NULL DEFAULT '',
  "a6_benefit" TEXT NOT NULL DEFAULT '',
  "a7_place" "StudyPlace",
  "a8_income_max" BIGINT,
  "a9_amount_max" BIGINT,
  "b1_rate_pct" DECIMAL(6,3),
  "b2_how" TEXT,
  "b3_status_text" TEXT NOT NULL DEFAULT '',
  "b4_valid_from" DATE,
  "b5_valid_to" DATE,
  "b6_review_by" DATE,
  "b7_confidence" "Confidence" NOT NULL DEFAULT 'low',
  "c1_source" TEXT NOT NULL DEFAULT '',
  "c2_source_url" TEXT,
  "c3_page_date" TEXT,
  "c4_read_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "c5_read_as" "ReadAs" NOT NULL DEFAULT 'live',
  "c6_confirmed" BOOLEAN NOT NULL DEFAULT false,
  "c7_conflict" TEXT,
  "c8_note" TEXT,
  "z1_archived_at" TIMESTAMPTZ(3),
  "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "a support ends after it begins" CHECK (b4_valid_from <= b5_valid_to),
  CONSTRAINT "at most 600 letters of a support" CHECK (
    greatest(length(a5_for_whom), length(a6_benefit), length(b2_how), length(b3_status_text), length(c1_source),
      length(c2_source_url), length(c7_conflict)) <= 600
  )
);

CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "CountryFact" FOR EACH ROW EXECUTE FUNCTION await_check();
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "SupportScheme" FOR EACH ROW EXECUTE FUNCTION await_check();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "CountryFact"
  FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "SupportScheme"
  FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER archive BEFORE DELETE ON "CountryFact" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER archive BEFORE DELETE ON "SupportScheme" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER announce AFTER INSERT OR UPDATE ON "CountryFact"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_list('country-facts');
CREATE TRIGGER announce AFTER INSERT OR UPDATE ON "SupportScheme"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_list('support-schemes');
