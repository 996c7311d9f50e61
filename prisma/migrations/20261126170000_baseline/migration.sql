-- The whole schema, by rooms; what comes later is a migration of its own. What a column means stands in schema.prisma.
-- Columns are in the order in which they were added, so that a backup of an older database fits. What is SECURITY
-- DEFINER does what the role that set it off may not do itself; roles and grants are those of a start (scripts/parts).

-- ---------------------------------------------------------------- students and their sessions

CREATE TABLE "User" (
  "id" UUID PRIMARY KEY,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "phoneVerifiedAt" TIMESTAMPTZ(3),
  "emailVerifiedAt" TIMESTAMPTZ(3),
  "googleSub" TEXT,
  "loanAmount" TEXT NOT NULL DEFAULT '',
  "city" TEXT NOT NULL DEFAULT '',
  "countryOfStudy" TEXT NOT NULL DEFAULT '',
  "admissionStatus" TEXT NOT NULL DEFAULT '',
  "targetIntake" DATE,
  "consentVersion" TEXT,
  "consentAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "User_phone_key" ON "User"("phone");
CREATE UNIQUE INDEX "User_googleSub_key" ON "User"("googleSub");
CREATE UNIQUE INDEX "User_email_proved_key" ON "User"("email") WHERE "emailVerifiedAt" IS NOT NULL;
CREATE INDEX "User_email_idx" ON "User"("email");
CREATE INDEX "User_unproved_idx" ON "User"("createdAt")
  WHERE "phoneVerifiedAt" IS NULL AND "emailVerifiedAt" IS NULL AND "googleSub" IS NULL;

CREATE TABLE "Session" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "browser" TEXT NOT NULL DEFAULT '',
  "system" TEXT NOT NULL DEFAULT ''
);
CREATE INDEX "Session_userId_idx" ON "Session"("userId");
CREATE INDEX "Session_createdAt_idx" ON "Session"("createdAt");

CREATE TABLE "UsedSignIn" (
  "signIn" TEXT PRIMARY KEY,
  "sessionId" UUID NOT NULL,
  "browser" BYTEA,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "UsedSignIn_expiresAt_idx" ON "UsedSignIn"("expiresAt");

-- ---------------------------------------------------------------- the loan form and its documents

CREATE TYPE "Stage" AS ENUM ('application', 'underReview', 'bankSelection', 'processing', 'disbursed');

CREATE TABLE "LoanForm" (
  "userId" UUID PRIMARY KEY REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "generalDetails" JSONB,
  "admissionDetails" JSONB,
  "loanDetails" JSONB,
  "coApplicantDetails" JSONB,
  "kycDetails" JSONB,
  "coApplicantKycDetails" JSONB,
  "academicDetails" JSONB,
  "financialDetails" JSONB,
  "coApplicantFinancialDetails" JSONB,
  "complete" BOOLEAN NOT NULL DEFAULT false,
  "submittedAt" TIMESTAMPTZ(3),
  "stage" "Stage" NOT NULL DEFAULT 'application',
  "startDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "reference" TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX "LoanForm_reference_key" ON "LoanForm"("reference");
CREATE INDEX "LoanForm_waiting_idx" ON "LoanForm"(coalesce("submittedAt", "startDate"), "userId")
  WHERE "complete" AND "stage" <> 'disbursed';

-- The number that an application goes by on the phone, in mail and at the desk, such as "DK-7F3-K9Q-2MXC". It says
-- nothing about the account, is read out in Crockford's 32 letters (no I, L, O or U), and its last letter shows a slip.
CREATE FUNCTION spoken_letters() RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
$$;

-- ISO 7064, the hybrid system over 32 letters (MOD 33,32): it finds every single wrong letter.
CREATE FUNCTION check_letter(spoken TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  product INT := 32;
  total INT;
BEGIN
  FOR place IN 1..length(spoken) LOOP
    total := (product + strpos(spoken_letters(), substr(spoken, place, 1)) - 1) % 32;
    product := CASE total WHEN 0 THEN 32 ELSE total END * 2 % 33;
  END LOOP;
  RETURN substr(spoken_letters(), (33 - product) % 32 + 1, 1);
END $$;

-- Nine letters of a hash of the account, 45 bits.
CREATE FUNCTION application_reference(account UUID, attempt INT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT format('DK-%s-%s-%s%s', substr(nine, 1, 3), substr(nine, 4, 3), substr(nine, 7, 3), check_letter(nine))
  FROM (
    SELECT string_agg(substr(spoken_letters(), (get_byte(hash, place) & 31) + 1, 1), '' ORDER BY place)
    FROM sha256(convert_to('application ' || account || repeat(' again', attempt), 'UTF8')) hash, generate_series(0, 8) place
  ) of_hash (nine)
$$;

-- Written here alone, and once: what somebody wrote down stays true.
CREATE FUNCTION set_reference() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE attempt INT := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.reference <> '' THEN
    NEW.reference := OLD.reference;
    RETURN NEW;
  END IF;
  LOOP
    NEW.reference := application_reference(NEW."userId", attempt);
    EXIT WHEN NOT EXISTS (SELECT FROM "LoanForm" WHERE reference = NEW.reference AND "userId" <> NEW."userId");
    attempt := attempt + 1;
  END LOOP;
  RETURN NEW;
END $$;

CREATE TRIGGER reference BEFORE INSERT OR UPDATE OF "reference" ON "LoanForm"
  FOR EACH ROW EXECUTE FUNCTION set_reference();

CREATE TABLE "StoredFile" (
  "id" TEXT PRIMARY KEY,
  "ownerId" UUID NOT NULL REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL,
  "mime" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "sha256" TEXT NOT NULL,
  "keyId" TEXT NOT NULL,
  "driver" TEXT NOT NULL,
  "storeKey" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "StoredFile_ownerId_createdAt_idx" ON "StoredFile"("ownerId", "createdAt");
CREATE INDEX "StoredFile_createdAt_idx" ON "StoredFile"("createdAt");

CREATE TABLE "FileRemoval" (
  "id" TEXT PRIMARY KEY,
  "driver" TEXT NOT NULL,
  "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "tries" INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX "FileRemoval_dueAt_idx" ON "FileRemoval"("dueAt");

CREATE TABLE "FilesFolder" (
  "isOnly" BOOLEAN PRIMARY KEY DEFAULT true,
  "id" TEXT NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "FilesFolder_one_row" CHECK ("isOnly")
);

-- Whoever deletes a document's row, a cascade included, leaves a note in the same transaction that its bytes must go.
CREATE FUNCTION note_file_removal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "FileRemoval" (id, driver) VALUES (OLD.id, OLD.driver)
    ON CONFLICT (id) DO UPDATE SET "dueAt" = now(), tries = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER bytes_go AFTER DELETE ON "StoredFile" FOR EACH ROW EXECUTE FUNCTION note_file_removal();

-- ---------------------------------------------------------------- what happened, and the machinery's own notes

CREATE TABLE "Event" (
  "id" BIGSERIAL PRIMARY KEY,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "kind" TEXT NOT NULL,
  "userId" UUID REFERENCES "User" ON DELETE SET NULL ON UPDATE CASCADE,
  "detail" JSONB NOT NULL DEFAULT '{}'
);
CREATE INDEX "Event_userId_at_idx" ON "Event"("userId", "at");
CREATE INDEX "Event_kind_at_idx" ON "Event"("kind", "at");

-- What stays of a student who was erased names no case (their numbers stand on letters), document or account.
CREATE FUNCTION refuse_event_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."userId" IS NULL
     AND (NEW.id, NEW.at, NEW.kind, NEW.detail) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.detail)
     AND NOT EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN
    NEW.detail := NEW.detail - ARRAY['case', 'file', 'id'];
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'events are append-only';
END $$;

CREATE TRIGGER event_append_only BEFORE UPDATE OR DELETE ON "Event" FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

CREATE TABLE "DeniedAccess" (
  "minute" TIMESTAMPTZ(3) NOT NULL,
  "who" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  PRIMARY KEY ("minute", "who", "kind")
);

CREATE TABLE "RateLimit" (
  "key" VARCHAR(255) PRIMARY KEY,
  "points" INTEGER NOT NULL DEFAULT 0,
  "expire" BIGINT
);
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

CREATE TABLE "Sweep" (
  "name" TEXT PRIMARY KEY,
  "at" TIMESTAMPTZ(3) NOT NULL
);

-- ---------------------------------------------------------------- lenders

CREATE TYPE "LenderKind" AS ENUM ('publicBank', 'privateBank', 'nbfc', 'foreignLender');
CREATE TYPE "Agreement" AS ENUM ('none', 'direct', 'branch');
CREATE TYPE "AbroadReach" AS ENUM ('none', 'named', 'open', 'any');
CREATE TYPE "InstituteReach" AS ENUM ('any', 'listed');
CREATE TYPE "TopLimitFor" AS ENUM ('listed', 'category', 'profile');
CREATE TYPE "AdmissionNeed" AS ENUM ('anyStage', 'admitted');
CREATE TYPE "CoApplicantNeed" AS ENUM ('none', 'expected', 'earning');
CREATE TYPE "StudyInterest" AS ENUM ('simple', 'compound', 'paid', 'fullEmi', 'choice');
CREATE TYPE "RateType" AS ENUM ('floating', 'fixed');
CREATE TYPE "SecurityCase" AS ENUM ('any', 'with', 'without');
CREATE TYPE "InstituteCase" AS ENUM ('any', 'listed', 'other');
CREATE TYPE "Confidence" AS ENUM ('high', 'medium', 'low');
CREATE TYPE "ReadAs" AS ENUM ('live', 'storedCopy');
CREATE TYPE "RuleSubject" AS ENUM ('studyIn', 'amount', 'collateral', 'admission', 'coApplicant', 'courseLevel');
CREATE TYPE "RuleOperator" AS ENUM ('equals', 'in', 'atLeast', 'atMost');
CREATE TYPE "IfNot" AS ENUM ('refuse', 'ask');
CREATE TYPE "StudyPlace" AS ENUM ('any', 'india', 'abroad');

CREATE TABLE "Partner" (
  "id" TEXT PRIMARY KEY,
  "a5_position" INTEGER NOT NULL DEFAULT 0,
  "a2_live" BOOLEAN NOT NULL DEFAULT false,
  "a1_name" TEXT NOT NULL,
  "a3_kind" "LenderKind" NOT NULL DEFAULT 'privateBank',
  "a6_initials" TEXT NOT NULL DEFAULT '',
  "a7_logo" TEXT NOT NULL DEFAULT '',
  "c1_words_rate" TEXT,
  "c2_words_amount" TEXT,
  "c3_words_secured" TEXT,
  "c4_words_unsecured" TEXT,
  "c5_words_margin" TEXT,
  "c6_words_fee" TEXT,
  "b1_processing_time" TEXT,
  "c7_words_tenure" TEXT,
  "c8_words_prepayment" TEXT,
  "b3_early_repayment" TEXT,
  "c9_words_holiday" TEXT,
  "d1_words_while_studying" TEXT,
  "b2_collateral" TEXT,
  "d2_words_countries" TEXT,
  "b4_conflicts" TEXT,
  "z2_created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a4_agreement" "Agreement" NOT NULL DEFAULT 'none',
  "z1_archived_at" TIMESTAMPTZ(3)
);
CREATE INDEX "Partner_a2_live_a5_position_idx" ON "Partner"("a2_live", "a5_position");

CREATE TABLE "Benchmark" (
  "id" TEXT PRIMARY KEY,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a1_name" TEXT NOT NULL,
  "a2_pct" DECIMAL(6,3) NOT NULL,
  "a3_since" DATE NOT NULL,
  "a4_before_pct" DECIMAL(6,3),
  "a5_page_date" TEXT,
  "a6_read_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "a7_read_as" "ReadAs" NOT NULL DEFAULT 'live',
  "a8_source" TEXT NOT NULL DEFAULT '',
  "z1_archived_at" TIMESTAMPTZ(3),
  "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE "Scheme" (
  "id" TEXT PRIMARY KEY,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a1_scheme" TEXT NOT NULL,
  "a2_live" BOOLEAN NOT NULL DEFAULT false,
  "a3_lender" TEXT NOT NULL REFERENCES "Partner" ON DELETE RESTRICT ON UPDATE CASCADE,
  "a4_position" INTEGER NOT NULL DEFAULT 0,
  "b1_in_india" BOOLEAN NOT NULL DEFAULT false,
  "b2_abroad" "AbroadReach" NOT NULL DEFAULT 'none',
  "b3_countries" TEXT NOT NULL DEFAULT '',
  "b4_levels" TEXT NOT NULL DEFAULT '',
  "b5_institutes" "InstituteReach" NOT NULL DEFAULT 'any',
  "b6_institute_list" TEXT,
  "b7_only_if" TEXT,
  "b8_admission" "AdmissionNeed",
  "b9_co_applicant" "CoApplicantNeed",
  "c0_currency" CHAR(3) NOT NULL DEFAULT 'INR',
  "c1_amount_min" BIGINT,
  "c2_secured_max" BIGINT,
  "c3_unsecured_max" BIGINT,
  "c4_unsecured_top" BIGINT,
  "c5_unsecured_top_for" "TopLimitFor",
  "c6_unsecured_top_if" TEXT,
  "c7_security_note" TEXT,
  "d1_fee_pct" DECIMAL(5,3),
  "d2_fee_flat" INTEGER,
  "d3_fee_nil_up_to" BIGINT,
  "d4_fee_note" TEXT,
  "d5_margin_india" DECIMAL(5,2),
  "d6_margin_abroad" DECIMAL(5,2),
  "d7_margin_note" TEXT,
  "e1_tenure_months" INTEGER,
  "e2_tenure_with_study" BOOLEAN NOT NULL DEFAULT false,
  "e3_tenure_note" TEXT,
  "e4_grace_months" INTEGER,
  "e5_while_studying" "StudyInterest",
  "e6_while_studying_note" TEXT,
  "e7_prepayment_pct" DECIMAL(5,3),
  "e8_prepayment_note" TEXT,
  "e9_concession" TEXT,
  "f1_conflicts" TEXT,
  "f2_benchmark" TEXT REFERENCES "Benchmark" ON DELETE RESTRICT ON UPDATE CASCADE,
  "z1_archived_at" TIMESTAMPTZ(3),
  "z2_created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "Scheme_a3_lender_a4_position_idx" ON "Scheme"("a3_lender", "a4_position");

CREATE TABLE "Rate" (
  "id" TEXT PRIMARY KEY,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a1_from_pct" DECIMAL(6,3) NOT NULL,
  "a2_to_pct" DECIMAL(6,3),
  "a3_type" "RateType",
  "a4_page_date" TEXT,
  "a5_read_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "a6_read_as" "ReadAs" NOT NULL DEFAULT 'live',
  "a7_source" TEXT NOT NULL DEFAULT '',
  "a8_confidence" "Confidence" NOT NULL DEFAULT 'low',
  "a9_live" BOOLEAN NOT NULL DEFAULT true,
  "b1_scheme" TEXT NOT NULL REFERENCES "Scheme" ON DELETE RESTRICT ON UPDATE CASCADE,
  "b2_security" "SecurityCase" NOT NULL DEFAULT 'any',
  "b3_institute" "InstituteCase" NOT NULL DEFAULT 'any',
  "b4_above_amount" BIGINT,
  "b5_up_to_amount" BIGINT,
  "b6_plus" TEXT,
  "b7_at_benchmark_pct" DECIMAL(6,3),
  "b8_note" TEXT,
  "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "Rate_b1_scheme_idx" ON "Rate"("b1_scheme");

CREATE TABLE "PartnerSource" (
  "id" SERIAL PRIMARY KEY,
  "a1_lender" TEXT NOT NULL REFERENCES "Partner" ON DELETE RESTRICT ON UPDATE CASCADE,
  "b1_position" INTEGER NOT NULL DEFAULT 0,
  "a4_source" TEXT NOT NULL,
  "a3_covers" TEXT NOT NULL,
  "a5_page_date" TEXT,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a2_scheme" TEXT REFERENCES "Scheme" ON DELETE RESTRICT ON UPDATE CASCADE,
  "a6_read_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "a7_read_as" "ReadAs" NOT NULL DEFAULT 'live',
  "a8_confidence" "Confidence" NOT NULL DEFAULT 'low'
);
CREATE INDEX "PartnerSource_a1_lender_b1_position_idx" ON "PartnerSource"("a1_lender", "b1_position");

CREATE TABLE "EligibilityRule" (
  "id" SERIAL PRIMARY KEY,
  "a1_scheme" TEXT NOT NULL REFERENCES "Scheme" ON DELETE RESTRICT ON UPDATE CASCADE,
  "c5_position" INTEGER NOT NULL DEFAULT 0,
  "a2_live" BOOLEAN NOT NULL DEFAULT false,
  "a3_subject" "RuleSubject" NOT NULL,
  "a4_operator" "RuleOperator" NOT NULL,
  "a5_value" TEXT NOT NULL,
  "c1_reason" TEXT NOT NULL,
  "c2_remedy" TEXT NOT NULL,
  "c3_source" TEXT NOT NULL,
  "c4_version" TEXT NOT NULL,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a6_if_not" "IfNot" NOT NULL DEFAULT 'refuse',
  "b1_place" "StudyPlace" NOT NULL DEFAULT 'any',
  "b2_levels" TEXT NOT NULL DEFAULT '',
  "b3_above_amount" BIGINT
);
CREATE INDEX "EligibilityRule_a1_scheme_c5_position_idx" ON "EligibilityRule"("a1_scheme", "c5_position");

CREATE TABLE "PartnerEligibility" (
  "id" SERIAL PRIMARY KEY,
  "partnerId" TEXT NOT NULL REFERENCES "Partner" ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "type" TEXT NOT NULL,
  "value" TEXT NOT NULL
);
CREATE INDEX "PartnerEligibility_partnerId_position_idx" ON "PartnerEligibility"("partnerId", "position");

CREATE TABLE "PartnerBenefit" (
  "id" SERIAL PRIMARY KEY,
  "partnerId" TEXT NOT NULL REFERENCES "Partner" ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "type" TEXT NOT NULL,
  "value" TEXT NOT NULL
);
CREATE INDEX "PartnerBenefit_partnerId_position_idx" ON "PartnerBenefit"("partnerId", "position");

CREATE TABLE "PartnerApplyBenefit" (
  "id" SERIAL PRIMARY KEY,
  "partnerId" TEXT NOT NULL REFERENCES "Partner" ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "type" TEXT NOT NULL,
  "value" TEXT NOT NULL
);
CREATE INDEX "PartnerApplyBenefit_partnerId_position_idx" ON "PartnerApplyBenefit"("partnerId", "position");

CREATE TABLE "PartnerStep" (
  "id" SERIAL PRIMARY KEY,
  "partnerId" TEXT NOT NULL REFERENCES "Partner" ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "stepTitle" TEXT NOT NULL,
  "stepDescription" TEXT NOT NULL
);
CREATE INDEX "PartnerStep_partnerId_position_idx" ON "PartnerStep"("partnerId", "position");

CREATE TABLE "PartnerDocument" (
  "id" SERIAL PRIMARY KEY,
  "partnerId" TEXT NOT NULL REFERENCES "Partner" ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "type" TEXT NOT NULL,
  "value" TEXT NOT NULL
);
CREATE INDEX "PartnerDocument_partnerId_position_idx" ON "PartnerDocument"("partnerId", "position");

CREATE TABLE "PartnerRepayment" (
  "id" SERIAL PRIMARY KEY,
  "partnerId" TEXT NOT NULL REFERENCES "Partner" ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "type" TEXT NOT NULL,
  "value" TEXT NOT NULL
);
CREATE INDEX "PartnerRepayment_partnerId_position_idx" ON "PartnerRepayment"("partnerId", "position");

CREATE TABLE "PartnerFaq" (
  "id" SERIAL PRIMARY KEY,
  "partnerId" TEXT NOT NULL REFERENCES "Partner" ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "question" TEXT NOT NULL,
  "answer" TEXT NOT NULL,
  "isActive" BOOLEAN NOT NULL DEFAULT true
);
CREATE INDEX "PartnerFaq_partnerId_position_idx" ON "PartnerFaq"("partnerId", "position");

-- ---------------------------------------------------------------- public lists and rules of law

CREATE TABLE "Faq" (
  "id" UUID PRIMARY KEY,
  "position" INTEGER NOT NULL DEFAULT 0,
  "question" TEXT NOT NULL,
  "answer" TEXT NOT NULL,
  "isActive" BOOLEAN NOT NULL DEFAULT true,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "Faq_isActive_position_idx" ON "Faq"("isActive", "position");

CREATE TABLE "Country" (
  "code" CHAR(2) PRIMARY KEY,
  "position" INTEGER NOT NULL DEFAULT 0,
  "name" TEXT NOT NULL,
  "flag" TEXT NOT NULL,
  "aliases" TEXT NOT NULL DEFAULT '',
  "isActive" BOOLEAN NOT NULL DEFAULT true
);
CREATE UNIQUE INDEX "Country_name_key" ON "Country"("name");
CREATE INDEX "Country_isActive_position_idx" ON "Country"("isActive", "position");

CREATE TABLE "University" (
  "id" SERIAL PRIMARY KEY,
  "countryCode" CHAR(2) NOT NULL REFERENCES "Country" ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL
);
CREATE UNIQUE INDEX "University_countryCode_name_key" ON "University"("countryCode", "name");

CREATE TABLE "PinCode" (
  "id" SERIAL PRIMARY KEY,
  "pin" CHAR(6) NOT NULL,
  "city" TEXT NOT NULL,
  "state" TEXT NOT NULL
);
CREATE UNIQUE INDEX "PinCode_pin_city_state_key" ON "PinCode"("pin", "city", "state");

-- What would break whoever reads the row is refused; all else is taken, and the check writes it into the first column.
CREATE TABLE "LawRule" (
  "id" TEXT PRIMARY KEY,
  "a0_to_mend" TEXT NOT NULL DEFAULT '',
  "a1_topic" TEXT NOT NULL DEFAULT '',
  "a2_text" TEXT NOT NULL DEFAULT '',
  "a3_value" JSONB NOT NULL DEFAULT '{}',
  "a4_source" TEXT NOT NULL DEFAULT '',
  "a5_source_date" DATE,
  "a6_date_exact" BOOLEAN NOT NULL DEFAULT true,
  "a7_read_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "a8_read_as" "ReadAs" NOT NULL DEFAULT 'live',
  "a9_confidence" "Confidence" NOT NULL DEFAULT 'low',
  "b1_public_banks" BOOLEAN NOT NULL DEFAULT false,
  "b2_private_banks" BOOLEAN NOT NULL DEFAULT false,
  "b3_nbfcs" BOOLEAN NOT NULL DEFAULT false,
  "b4_foreign_lenders" BOOLEAN NOT NULL DEFAULT false,
  "b5_others" TEXT NOT NULL DEFAULT '',
  "b6_used_by" TEXT NOT NULL DEFAULT '',
  "c1_valid_from" DATE,
  "c2_valid_to" DATE,
  "c3_review_by" DATE,
  "c4_read_original" TEXT,
  "c5_second_source" TEXT,
  "c6_note" TEXT,
  "z1_archived_at" TIMESTAMPTZ(3),
  "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "a3_value is figures by their names" CHECK (jsonb_typeof(a3_value) = 'object'),
  CONSTRAINT "a rule ends after it begins" CHECK (c1_valid_from <= c2_valid_to),
  CONSTRAINT "at most 600 letters" CHECK (greatest(length(a2_text), length(a4_source), length(c4_read_original)) <= 600)
);

-- ---------------------------------------------------------------- what an editor writes waits for the app's check

-- Prisma Studio does not show why a write was refused. So a cell that names a row which is not there keeps what it
-- held, and what was typed waits for the app in the first column. Arguments: a cell, the table whose row it names, and
-- so on. SET LOCAL dakhila.checked = 'on' is the app's (lib/content-rules), which writes the first column.
CREATE FUNCTION await_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unchecked CONSTANT TEXT[] := '{a0_to_mend,z3_updated_at}';
  after JSONB := to_jsonb(NEW) - unchecked;
  before JSONB := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) - unchecked END;
  lost JSONB := '{}';
  cell TEXT;
  typed TEXT;
  meant TEXT;
  may_be_blank BOOLEAN;
BEGIN
  IF current_setting('dakhila.checked', true) = 'on' THEN RETURN NEW; END IF;
  IF after = before THEN
    NEW.a0_to_mend := OLD.a0_to_mend;
    RETURN NEW;
  END IF;
  FOR argument IN 0 .. TG_NARGS - 2 BY 2 LOOP
    cell := TG_ARGV[argument];
    typed := trim(after->>cell);
    CONTINUE WHEN typed IS NULL;
    EXECUTE format('SELECT id FROM %I WHERE id = $1', TG_ARGV[argument + 1]) INTO meant USING typed;
    IF meant IS NULL THEN
      SELECT NOT attnotnull INTO may_be_blank FROM pg_attribute WHERE attrelid = TG_RELID AND attname = cell;
      IF typed <> '' OR NOT may_be_blank THEN
        lost := lost || jsonb_build_object(cell, typed);
        meant := before->>cell;
        IF before IS NULL AND NOT may_be_blank THEN
          EXECUTE format('SELECT id FROM %I WHERE id = ANY ($1) OR starts_with(id, $2) ORDER BY array_position($1, id), id LIMIT 1',
            TG_ARGV[argument + 1]) INTO meant
          USING ARRAY[regexp_replace(after->>'id', '\.[^.]*$', ''), split_part(after->>'id', '.', 1),
            split_part(after->>'a2_scheme', '.', 1), split_part(typed, '.', 1)], split_part(typed, '.', 1) || '.';
          meant := coalesce(meant, typed);
        END IF;
      END IF;
    END IF;
    NEW := jsonb_populate_record(NEW, jsonb_build_object(cell, meant));
  END LOOP;
  NEW.a0_to_mend := 'Being checked: refresh in a second.' || CASE WHEN lost = '{}' THEN '' ELSE ' ' || lost::text END;
  IF to_jsonb(NEW) ? 'z3_updated_at' THEN NEW := jsonb_populate_record(NEW, jsonb_build_object('z3_updated_at', now())); END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "Partner" FOR EACH ROW EXECUTE FUNCTION await_check();
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "Benchmark" FOR EACH ROW EXECUTE FUNCTION await_check();
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "Scheme"
  FOR EACH ROW EXECUTE FUNCTION await_check('a3_lender', 'Partner', 'f2_benchmark', 'Benchmark');
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "Rate"
  FOR EACH ROW EXECUTE FUNCTION await_check('b1_scheme', 'Scheme');
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "PartnerSource"
  FOR EACH ROW EXECUTE FUNCTION await_check('a1_lender', 'Partner', 'a2_scheme', 'Scheme');
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "EligibilityRule"
  FOR EACH ROW EXECUTE FUNCTION await_check('a1_scheme', 'Scheme');
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "LawRule" FOR EACH ROW EXECUTE FUNCTION await_check();

-- Position 0 is behind all others. Arguments: the cell with the position, and the one whose like it is among, if any.
CREATE FUNCTION put_last() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place CONSTANT TEXT := TG_ARGV[0];
  last INT;
BEGIN
  IF to_jsonb(NEW)->>place <> '0' THEN RETURN NEW; END IF;
  EXECUTE format('SELECT coalesce(max(%I), 0) + 10 FROM %I AS other WHERE id::text <> $1 AND %s', place, TG_TABLE_NAME,
    CASE WHEN TG_NARGS = 1 THEN 'true' ELSE format('to_jsonb(other)->>%L = $2', TG_ARGV[1]) END)
  INTO last USING to_jsonb(NEW)->>'id', to_jsonb(NEW)->>TG_ARGV[1];
  RETURN jsonb_populate_record(NEW, jsonb_build_object(place, last));
END $$;

CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "Partner" FOR EACH ROW EXECUTE FUNCTION put_last('a5_position');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "Scheme"
  FOR EACH ROW EXECUTE FUNCTION put_last('a4_position', 'a3_lender');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerSource"
  FOR EACH ROW EXECUTE FUNCTION put_last('b1_position', 'a1_lender');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "EligibilityRule"
  FOR EACH ROW EXECUTE FUNCTION put_last('c5_position', 'a1_scheme');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerEligibility"
  FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerBenefit"
  FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerApplyBenefit"
  FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerStep"
  FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerDocument"
  FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerRepayment"
  FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerFaq"
  FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "Faq" FOR EACH ROW EXECUTE FUNCTION put_last('position');

-- ---------------------------------------------------------------- history of content: nothing is deleted

CREATE TABLE "ContentChange" (
  "id" BIGSERIAL PRIMARY KEY,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "entity" TEXT NOT NULL,
  "rowId" TEXT NOT NULL,
  "partnerId" TEXT,
  "field" TEXT NOT NULL DEFAULT '',
  "before" TEXT,
  "after" TEXT
);
CREATE INDEX "ContentChange_partnerId_at_idx" ON "ContentChange"("partnerId", "at");
CREATE INDEX "ContentChange_entity_rowId_at_idx" ON "ContentChange"("entity", "rowId", "at");

CREATE TABLE "SeededRow" (
  "entity" TEXT NOT NULL,
  "rowId" TEXT NOT NULL,
  "values" JSONB NOT NULL,
  PRIMARY KEY ("entity", "rowId")
);

CREATE FUNCTION lender_of(entity TEXT, content JSONB) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE entity
    WHEN 'Partner' THEN content->>'id'
    WHEN 'Scheme' THEN content->>'a3_lender'
    WHEN 'PartnerSource' THEN content->>'a1_lender'
    WHEN 'Rate' THEN (SELECT a3_lender FROM "Scheme" WHERE id = content->>'b1_scheme')
    WHEN 'EligibilityRule' THEN (SELECT a3_lender FROM "Scheme" WHERE id = content->>'a1_scheme')
  END
$$;

-- One row for each cell that changed; of a row that came or went, the whole of it. Cells go by their database names.
-- Editors may not write the history themselves.
CREATE FUNCTION keep_history() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  unsaid CONSTANT TEXT[] := '{a0_to_mend,z2_created_at,z3_updated_at}';
  before JSONB := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - unsaid END;
  after JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - unsaid END;
  lender TEXT := lender_of(TG_TABLE_NAME, coalesce(after, before));
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO "ContentChange" ("entity", "rowId", "partnerId", "field", "before", "after")
    SELECT TG_TABLE_NAME, after->>'id', lender, key, before->>key, after->>key
    FROM jsonb_object_keys(after) key WHERE before->key <> after->key ORDER BY key;
  ELSE
    INSERT INTO "ContentChange" ("entity", "rowId", "partnerId", "before", "after")
    VALUES (TG_TABLE_NAME, coalesce(after, before)->>'id', lender, before::text, after::text);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "Partner" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "Benchmark" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "Rate" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "PartnerSource" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "EligibilityRule"
  FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "LawRule" FOR EACH ROW EXECUTE FUNCTION keep_history();

CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'changes of content are append-only';
END $$;

CREATE TRIGGER content_change_append_only BEFORE UPDATE OR DELETE ON "ContentChange"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();

-- SET LOCAL dakhila.purge = 'on' is for tests that clear up after themselves, never an editor's.
CREATE FUNCTION archive_instead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('dakhila.purge', true) = 'on' AND session_user <> 'dakhila_editor' THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'Rate' THEN UPDATE "Rate" SET a9_live = false WHERE id = OLD.id;
  ELSE EXECUTE format('UPDATE %I SET z1_archived_at = now() WHERE id = $1 AND z1_archived_at IS NULL', TG_TABLE_NAME) USING OLD.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER archive BEFORE DELETE ON "Partner" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER archive BEFORE DELETE ON "Benchmark" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER archive BEFORE DELETE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER archive BEFORE DELETE ON "Rate" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER archive BEFORE DELETE ON "LawRule" FOR EACH ROW EXECUTE FUNCTION archive_instead();

-- ---------------------------------------------------------------- which pages are out of date
-- The payload is a cache tag: "partner:<id>", "benchmarks", "faqs", "countries" or "law-rules"; the app listens.

-- An edit is announced once: whoever hears of it has the row checked first, and the end of the waiting is no news.
CREATE FUNCTION announce_lender() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before JSONB := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
  IF starts_with(before->>'a0_to_mend', 'Being checked') AND before - 'a0_to_mend' = after - 'a0_to_mend' THEN RETURN NULL; END IF;
  PERFORM pg_notify('content', 'partner:' || lender)
  FROM unnest(ARRAY[lender_of(TG_TABLE_NAME, before), lender_of(TG_TABLE_NAME, after)]) lender WHERE lender IS NOT NULL;
  RETURN NULL;
END $$;

CREATE FUNCTION announce_partner_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('content', 'partner:' || OLD."partnerId"); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('content', 'partner:' || NEW."partnerId"); END IF;
  RETURN NULL;
END $$;

-- A benchmark is shown by every lender that hangs on it; one that none hangs on is to be checked all the same.
CREATE FUNCTION announce_benchmark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND starts_with(OLD.a0_to_mend, 'Being checked') AND to_jsonb(OLD) - 'a0_to_mend' = to_jsonb(NEW) - 'a0_to_mend' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_notify('content', 'benchmarks');
  PERFORM pg_notify('content', 'partner:' || lender)
  FROM (SELECT DISTINCT a3_lender FROM "Scheme" WHERE f2_benchmark = coalesce(NEW.id, OLD.id)) hanging (lender);
  RETURN NULL;
END $$;

CREATE FUNCTION announce_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Partner" FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Benchmark"
  FOR EACH ROW EXECUTE FUNCTION announce_benchmark();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Rate" FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerSource"
  FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "EligibilityRule"
  FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerEligibility"
  FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerBenefit"
  FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerApplyBenefit"
  FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerStep"
  FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerDocument"
  FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerRepayment"
  FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerFaq"
  FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Faq"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_list('faqs');
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Country"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_list('countries');
CREATE TRIGGER announce AFTER INSERT OR UPDATE ON "LawRule"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_list('law-rules');

-- ---------------------------------------------------------------- cases

CREATE TYPE "CaseWriter" AS ENUM ('app', 'student', 'dakhila', 'lender');
CREATE TYPE "CaseChannel" AS ENUM ('page', 'phone', 'email', 'portal', 'branch', 'letter', 'pass');
CREATE TYPE "CaseEventKind" AS ENUM (
  'chosen', 'handedOver', 'acknowledged', 'spoke', 'asked', 'answered', 'declined', 'sanctioned', 'statement',
  'accepted', 'paidOut', 'withdrawn', 'complained', 'replied', 'corrected'
);
CREATE TYPE "DeclineReason" AS ENUM (
  'incomeLow', 'incomeProof', 'creditHistory', 'existingLoans', 'security', 'institution', 'course', 'country',
  'marks', 'margin', 'coApplicant', 'papersMissing', 'papersDiffer', 'serviceArea', 'other', 'noneGiven'
);
CREATE TYPE "KeyDateKind" AS ENUM ('deposit', 'visaFunds', 'visaInterview', 'feeDue', 'courseStart');

CREATE TABLE "LenderCase" (
  "id" TEXT PRIMARY KEY DEFAULT '',
  "userId" UUID NOT NULL REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "partnerId" TEXT REFERENCES "Partner" ON DELETE SET NULL ON UPDATE CASCADE,
  "lenderName" TEXT NOT NULL,
  "lenderKind" "LenderKind",
  "branch" TEXT NOT NULL DEFAULT '',
  "lenderReference" TEXT NOT NULL DEFAULT '',
  "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "isCheck" BOOLEAN NOT NULL DEFAULT false,
  "needsAction" BOOLEAN NOT NULL DEFAULT true
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_index_cleanup = on);
CREATE INDEX "LenderCase_userId_idx" ON "LenderCase"("userId");
CREATE INDEX "LenderCase_needsAction_idx" ON "LenderCase"("id") WHERE "needsAction";

-- A case is called by its application's reference and a number, such as DK-7F3-K9Q-2MXC-1, and stays the same case.
CREATE FUNCTION set_case_id() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

-- Cases and their events go with the account and never without it: a cascade deletes the parent's row first.
CREATE FUNCTION keep_case() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN
    RAISE EXCEPTION 'a case is never deleted: append an event "withdrawn"';
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER case_id BEFORE INSERT OR UPDATE ON "LenderCase" FOR EACH ROW EXECUTE FUNCTION set_case_id();
CREATE TRIGGER keep BEFORE DELETE ON "LenderCase" FOR EACH ROW EXECUTE FUNCTION keep_case();

CREATE TABLE "CaseEvent" (
  "id" SERIAL PRIMARY KEY,
  "a0_case" TEXT NOT NULL REFERENCES "LenderCase" ON DELETE CASCADE ON UPDATE CASCADE,
  "a1_what" "CaseEventKind" NOT NULL,
  "a2_paper" TEXT,
  "a3_reason" "DeclineReason",
  "a4_rupees" INTEGER,
  "a5_note" TEXT,
  "a6_your_name" TEXT NOT NULL DEFAULT '',
  "a7_through" "CaseChannel",
  "a8_happened_on" DATE NOT NULL DEFAULT ((now() AT TIME ZONE 'Asia/Kolkata'::text))::date,
  "b0_answers" INTEGER REFERENCES "CaseEvent",
  "b1_corrects" INTEGER REFERENCES "CaseEvent",
  "b2_slot" TEXT,
  "b3_file" TEXT REFERENCES "StoredFile" DEFERRABLE INITIALLY DEFERRED,
  "b4_writer" "CaseWriter" NOT NULL DEFAULT 'dakhila',
  "b5_written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "b6_hash" BYTEA
);
CREATE INDEX "CaseEvent_a0_case_id_idx" ON "CaseEvent"("a0_case", "id");
CREATE INDEX "CaseEvent_file_idx" ON "CaseEvent"("b3_file") WHERE "b3_file" IS NOT NULL;
CREATE INDEX "CaseEvent_answers_idx" ON "CaseEvent"("b0_answers") WHERE "b0_answers" IS NOT NULL;
CREATE INDEX "CaseEvent_corrects_idx" ON "CaseEvent"("b1_corrects") WHERE "b1_corrects" IS NOT NULL;

-- What an event's hash is made of. Columns that are NULL are left out, so that a column that is added later changes no
-- hash that stands.
CREATE FUNCTION case_event_hash(line "CaseEvent", before BYTEA) RETURNS BYTEA
LANGUAGE sql STABLE SET timezone = 'UTC' AS $$
  SELECT sha256(coalesce(before, '') || convert_to((jsonb_strip_nulls(to_jsonb(line)) - 'b6_hash')::text, 'UTF8'))
$$;

-- References stay within the case and its student; what a kind of event requires is the app's (lib/cases/kinds.ts).
CREATE FUNCTION add_case_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

CREATE FUNCTION keep_case_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "LenderCase" WHERE id = OLD.a0_case) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'an event of a case is never changed: append an event "corrected"';
END $$;

CREATE TRIGGER add BEFORE INSERT ON "CaseEvent" FOR EACH ROW EXECUTE FUNCTION add_case_event();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "CaseEvent" FOR EACH ROW EXECUTE FUNCTION keep_case_event();

-- Every event whose hash is not that of the event before it and of itself: somebody went past the triggers.
CREATE FUNCTION broken_case_events() RETURNS TABLE ("caseId" TEXT, id INT) LANGUAGE sql STABLE AS $$
  SELECT a0_case, id
  FROM (
    SELECT line, line.a0_case, line.id, line.b6_hash, lag(line.b6_hash) OVER (PARTITION BY line.a0_case ORDER BY line.id) before
    FROM "CaseEvent" line
  ) chain
  WHERE b6_hash IS DISTINCT FROM case_event_hash(line, before)
  ORDER BY a0_case, id
$$;

CREATE TABLE "KeyDate" (
  "userId" UUID NOT NULL REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" "KeyDateKind" NOT NULL,
  "day" DATE NOT NULL,
  PRIMARY KEY ("userId", "kind")
);

-- ---------------------------------------------------------------- passes and consents

CREATE TABLE "Colleague" (
  "id" UUID PRIMARY KEY,
  "name" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "removedAt" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "Colleague_phone_key" ON "Colleague"("phone");

CREATE TYPE "PassKind" AS ENUM ('lender', 'desk');
CREATE TYPE "PackPart" AS ENUM ('you', 'study', 'money', 'coApplicants');

-- A lender's pass names whose file it opens and is opened by what was handed over; a day at the desk names a colleague.
CREATE TABLE "Pass" (
  "id" UUID PRIMARY KEY,
  "kind" "PassKind" NOT NULL,
  "name" TEXT NOT NULL,
  "userId" UUID REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "caseId" TEXT REFERENCES "LenderCase" ON DELETE CASCADE ON UPDATE CASCADE,
  "parts" "PackPart"[],
  "colleagueId" UUID REFERENCES "Colleague" ON DELETE CASCADE ON UPDATE CASCADE,
  "secretHash" BYTEA,
  "shortHash" BYTEA,
  "codeHash" BYTEA,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "openedAt" TIMESTAMPTZ(3),
  "revokedAt" TIMESTAMPTZ(3),
  CONSTRAINT "a lender's pass is about a case" CHECK (
    kind <> 'lender' OR ("userId" IS NOT NULL AND "caseId" IS NOT NULL AND "colleagueId" IS NULL
      AND cardinality(parts) > 0 AND "secretHash" IS NOT NULL AND "shortHash" IS NOT NULL AND "codeHash" IS NOT NULL)
  ),
  CONSTRAINT "a desk pass is a colleague's" CHECK (
    kind <> 'desk' OR ("colleagueId" IS NOT NULL AND "userId" IS NULL AND "caseId" IS NULL AND "secretHash" IS NULL)
  ),
  CONSTRAINT "a pass ends" CHECK ("expiresAt" <= "createdAt" + interval '31 days')
);
CREATE UNIQUE INDEX "Pass_shortHash_key" ON "Pass"("shortHash");
CREATE INDEX "Pass_userId_idx" ON "Pass"("userId");
CREATE INDEX "Pass_colleagueId_idx" ON "Pass"("colleagueId");
CREATE INDEX "Pass_case_idx" ON "Pass"("caseId") WHERE "caseId" IS NOT NULL;

-- A pass is ended, opened and tried; whose it is, what of and until when stays as it was made.
CREATE FUNCTION keep_pass() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.name, NEW."userId", NEW."caseId", NEW.parts, NEW."colleagueId", NEW."secretHash",
      NEW."shortHash", NEW."codeHash", NEW."createdAt") IS DISTINCT FROM
     (OLD.id, OLD.kind, OLD.name, OLD."userId", OLD."caseId", OLD.parts, OLD."colleagueId", OLD."secretHash",
      OLD."shortHash", OLD."codeHash", OLD."createdAt") OR NEW."expiresAt" > OLD."expiresAt" OR NEW.tries < OLD.tries
     OR (OLD."revokedAt" IS NOT NULL AND NEW."revokedAt" IS DISTINCT FROM OLD."revokedAt") THEN
    RAISE EXCEPTION 'a pass is never changed: end it and make another one';
  END IF;
  RETURN NEW;
END $$;

-- Without its pass, a look at a student's file would be missing from the student's list. A lender's pass goes with the
-- account; a day at the desk stays, as its colleague does (removedAt).
CREATE FUNCTION refuse_pass_removal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.kind = 'lender' AND NOT EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a pass is never taken away: end it';
END $$;

CREATE TRIGGER keep BEFORE UPDATE ON "Pass" FOR EACH ROW EXECUTE FUNCTION keep_pass();
CREATE TRIGGER stay BEFORE DELETE ON "Pass" FOR EACH ROW EXECUTE FUNCTION refuse_pass_removal();

CREATE TABLE "PassVisit" (
  "id" UUID PRIMARY KEY,
  "passId" UUID NOT NULL REFERENCES "Pass" ON DELETE CASCADE ON UPDATE CASCADE,
  "tokenHash" BYTEA NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "PassVisit_tokenHash_key" ON "PassVisit"("tokenHash");
CREATE INDEX "PassVisit_passId_idx" ON "PassVisit"("passId");

CREATE TABLE "ConsentEvent" (
  "id" SERIAL PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "recipient" TEXT NOT NULL,
  "isGiven" BOOLEAN NOT NULL,
  "parts" "PackPart"[],
  "text" TEXT NOT NULL,
  "textVersion" TEXT NOT NULL,
  "passId" UUID REFERENCES "Pass" ON DELETE SET NULL ON UPDATE CASCADE,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "ConsentEvent_userId_idx" ON "ConsentEvent"("userId");
CREATE INDEX "ConsentEvent_pass_idx" ON "ConsentEvent"("passId") WHERE "passId" IS NOT NULL;

-- What was allowed and taken back goes with the account and never without it.
CREATE FUNCTION keep_consent() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND NEW."passId" IS NULL
     AND (to_jsonb(NEW) - 'passId') = (to_jsonb(OLD) - 'passId')
     AND NOT EXISTS (SELECT FROM "Pass" WHERE id = OLD."passId") THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a consent is never changed: add what is true now';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "ConsentEvent" FOR EACH ROW EXECUTE FUNCTION keep_consent();

-- ---------------------------------------------------------------- the desk and its calls

CREATE TYPE "DeskPurpose" AS ENUM ('checkPapers', 'studentAsked', 'lenderAsked');
CREATE TYPE "PaperVerdict" AS ENUM ('fine', 'unreadable', 'wrong');
CREATE TYPE "CallTime" AS ENUM ('any', 'morning', 'afternoon', 'evening');
CREATE TYPE "CallOutcome" AS ENUM ('reached', 'noAnswer', 'note', 'doNotCall');
CREATE TYPE "CallState" AS ENUM ('waiting', 'called', 'stopped');

CREATE TABLE "DeskOpening" (
  "id" SERIAL PRIMARY KEY,
  "passId" UUID NOT NULL REFERENCES "Pass" ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" UUID NOT NULL REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "purpose" "DeskPurpose" NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "DeskOpening_passId_userId_idx" ON "DeskOpening"("passId", "userId");
CREATE INDEX "DeskOpening_userId_idx" ON "DeskOpening"("userId");

CREATE TABLE "PaperCheck" (
  "id" SERIAL PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE,
  "slot" TEXT NOT NULL,
  "fileId" TEXT NOT NULL,
  "verdict" "PaperVerdict" NOT NULL,
  "colleagueId" UUID NOT NULL REFERENCES "Colleague" ON DELETE RESTRICT ON UPDATE CASCADE,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "PaperCheck_userId_idx" ON "PaperCheck"("userId");

CREATE TABLE "Lead" (
  "id" UUID PRIMARY KEY,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "reference" TEXT NOT NULL DEFAULT '',
  "loanAmount" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "countryOfStudy" TEXT NOT NULL,
  "admissionStatus" TEXT NOT NULL,
  "targetIntake" DATE NOT NULL,
  "partnerId" TEXT REFERENCES "Partner" ON DELETE SET NULL ON UPDATE CASCADE,
  "page" TEXT NOT NULL DEFAULT '',
  "phoneVerified" BOOLEAN NOT NULL DEFAULT false,
  "consentVersion" TEXT,
  "consentText" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "callLanguage" TEXT NOT NULL DEFAULT '',
  "callTime" "CallTime" NOT NULL DEFAULT 'any',
  "stopHash" BYTEA,
  "stoppedAt" TIMESTAMPTZ(3),
  "callAt" TIMESTAMPTZ(3),
  "callOn" DATE,
  "callState" "CallState"
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_index_cleanup = on);
CREATE INDEX "Lead_phone_idx" ON "Lead"("phone");
CREATE INDEX "Lead_createdAt_idx" ON "Lead"("createdAt");
CREATE UNIQUE INDEX "Lead_stopHash_key" ON "Lead"("stopHash");
CREATE INDEX "Lead_unproved_idx" ON "Lead"("createdAt") WHERE NOT "phoneVerified";
CREATE INDEX "Lead_callState_callAt_phone_idx" ON "Lead"("callState", "callAt" DESC, "phone");

CREATE TABLE "LeadCall" (
  "id" SERIAL PRIMARY KEY,
  "leadId" UUID NOT NULL REFERENCES "Lead" ON DELETE CASCADE ON UPDATE CASCADE,
  "outcome" "CallOutcome" NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "callOn" DATE,
  "colleagueId" UUID NOT NULL REFERENCES "Colleague" ON DELETE RESTRICT ON UPDATE CASCADE,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "LeadCall_leadId_idx" ON "LeadCall"("leadId");

-- ---------------------------------------------------------------- notifications

-- No foreign key leads to the account: its lock, taken after that of the case, and an erasure, which takes them the
-- other way round, would wait for each other.
CREATE TABLE "Notice" (
  "userId" UUID PRIMARY KEY,
  "lineId" INTEGER NOT NULL REFERENCES "CaseEvent" ON DELETE CASCADE ON UPDATE CASCADE,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "nextTryAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "Notice_lineId_key" ON "Notice"("lineId");
CREATE INDEX "Notice_nextTryAt_idx" ON "Notice"("nextTryAt");

CREATE TABLE "MorningMail" (
  "day" DATE PRIMARY KEY,
  "claimedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
