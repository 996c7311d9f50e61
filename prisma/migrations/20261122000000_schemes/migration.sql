-- A lender has schemes. Each old row's figures become one scheme with one rate; columns that stay are renamed, so that
-- nothing is copied or lost, and the whole old rows are kept as text in "ContentChange".

DROP TRIGGER announce ON "Partner";
DROP TRIGGER announce ON "PartnerSource";
DROP TRIGGER announce ON "EligibilityRule";

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
CREATE TYPE "RuleOperator" AS ENUM ('equals', 'in', 'atLeast', 'atMost');
CREATE TYPE "IfNot" AS ENUM ('refuse', 'ask');
CREATE TYPE "StudyPlace" AS ENUM ('any', 'india', 'abroad');

CREATE TABLE "Benchmark" (
    "id" TEXT NOT NULL,
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
    "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Benchmark_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Scheme" (
    "id" TEXT NOT NULL,
    "a0_to_mend" TEXT NOT NULL DEFAULT '',
    "a1_scheme" TEXT NOT NULL,
    "a2_live" BOOLEAN NOT NULL DEFAULT false,
    "a3_lender" TEXT NOT NULL,
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
    "f2_benchmark" TEXT,
    "z1_archived_at" TIMESTAMPTZ(3),
    "z2_created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Scheme_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Rate" (
    "id" TEXT NOT NULL,
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
    "b1_scheme" TEXT NOT NULL,
    "b2_security" "SecurityCase" NOT NULL DEFAULT 'any',
    "b3_institute" "InstituteCase" NOT NULL DEFAULT 'any',
    "b4_above_amount" BIGINT,
    "b5_up_to_amount" BIGINT,
    "b6_plus" TEXT,
    "b7_at_benchmark_pct" DECIMAL(6,3),
    "b8_note" TEXT,
    "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Rate_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ContentChange" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "entity" TEXT NOT NULL,
    "rowId" TEXT NOT NULL,
    "partnerId" TEXT,
    "field" TEXT NOT NULL DEFAULT '',
    "before" TEXT,
    "after" TEXT,

    CONSTRAINT "ContentChange_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SeededRow" (
    "entity" TEXT NOT NULL,
    "rowId" TEXT NOT NULL,
    "values" JSONB NOT NULL,

    CONSTRAINT "SeededRow_pkey" PRIMARY KEY ("entity","rowId")
);

-- The old rows whole: what is read below, and what stays as text.
CREATE TEMPORARY TABLE old_partner ON COMMIT DROP AS
SELECT partner.*, partner."kind"::text AS kind_was FROM "Partner" partner;
ALTER TABLE old_partner DROP COLUMN "kind";
ALTER TABLE old_partner RENAME COLUMN kind_was TO "kind";
CREATE TEMPORARY TABLE old_source ON COMMIT DROP AS SELECT * FROM "PartnerSource";
CREATE TEMPORARY TABLE old_rule ON COMMIT DROP AS SELECT * FROM "EligibilityRule";

-- The date that a page carries, found in words like "2025-03 (actual rates)". What stands in brackets as read, or after
-- "undated", is no date of the page.
CREATE FUNCTION pg_temp.page_date(words TEXT) RETURNS TEXT LANGUAGE sql AS $$
  SELECT CASE WHEN words ~* '\mundated\M' THEN NULL
    ELSE substring(regexp_replace(words, '\([^)]*\mread\M[^)]*\)', '', 'gi') FROM '\m20\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?\M') END
$$;

-- Words of editors on what a source covers, as keys of lib/lenders/facts.ts.
CREATE FUNCTION pg_temp.fact_keys(words TEXT) RETURNS TEXT LANGUAGE sql AS $$
  SELECT coalesce(string_agg(keys, ',' ORDER BY place), '')
  FROM (VALUES
    (1, '\mrates?\M|\mAPR\M', 'rate'),
    (2, '\m(amounts?|limits?|caps?|range)\M', 'unsecured,secured,minimum'),
    (3, '\mmargin\M', 'margin'),
    (4, '\mfees?\M', 'fee'),
    (5, '\mtime\M', 'time'),
    (6, '\mtenure\M|(?<!scheme )\mterms\M', 'tenure'),
    (7, '\m(prepayment|foreclosure)\M', 'prepayment'),
    (8, '\m(moratorium|repayment)\M', 'grace,studying'),
    (9, '\mcountries\M', 'countries'),
    (10, '\m(security|collateral)\M', 'collateral')
  ) AS word (place, pattern, keys)
  WHERE words ~* '^all\M' OR words ~* pattern
$$;

-- The scheme that takes the figures of a lender's one row: its first in the seed.
CREATE TEMPORARY TABLE lead_scheme ON COMMIT DROP AS
SELECT partner.id AS lender, partner.id || '.' || coalesce(known.slug, 'education-loan') AS id
FROM old_partner partner LEFT JOIN (VALUES
  ('state-bank-of-india', 'global-ed-vantage'),
  ('bank-of-baroda', 'scholar'),
  ('union-bank-of-india', 'education'),
  ('punjab-national-bank', 'udaan'),
  ('canara-bank', 'vidya-turant'),
  ('bank-of-india', 'abroad'),
  ('icici-bank', 'abroad'),
  ('hdfc-bank', 'abroad'),
  ('axis-bank', 'abroad'),
  ('idfc-first-bank', 'abroad'),
  ('tata-capital', 'education-loan'),
  ('credila', 'education-loan'),
  ('avanse', 'abroad'),
  ('auxilo', 'education-loan'),
  ('incred', 'education-loan'),
  ('propelld', 'abroad'),
  ('prodigy-finance', 'masters'),
  ('mpower-financing', 'student-loan')
) AS known (lender, slug) ON known.lender = partner.id;

-- Partner
DROP INDEX "Partner_isActive_position_idx";
CREATE TYPE "LenderKind_new" AS ENUM ('publicBank', 'privateBank', 'nbfc', 'foreignLender');
ALTER TABLE "Partner" ALTER COLUMN "kind" TYPE "LenderKind_new" USING (
  CASE WHEN "type" ILIKE '%public%' THEN 'publicBank'
    ELSE CASE "kind"::text WHEN 'foreign' THEN 'foreignLender' WHEN 'nbfc' THEN 'nbfc' ELSE 'privateBank' END
  END::"LenderKind_new");
DROP TYPE "LenderKind";
ALTER TYPE "LenderKind_new" RENAME TO "LenderKind";
ALTER TABLE "Partner" RENAME COLUMN "name" TO "a1_name";
ALTER TABLE "Partner" RENAME COLUMN "isActive" TO "a2_live";
ALTER TABLE "Partner" RENAME COLUMN "kind" TO "a3_kind";
ALTER TABLE "Partner" RENAME COLUMN "position" TO "a5_position";
ALTER TABLE "Partner" RENAME COLUMN "initials" TO "a6_initials";
ALTER TABLE "Partner" RENAME COLUMN "logo" TO "a7_logo";
ALTER TABLE "Partner" RENAME COLUMN "loanProcessingTime" TO "b1_processing_time";
ALTER TABLE "Partner" RENAME COLUMN "collateral" TO "b2_collateral";
ALTER TABLE "Partner" RENAME COLUMN "earlyRepayment" TO "b3_early_repayment";
ALTER TABLE "Partner" RENAME COLUMN "conflicts" TO "b4_conflicts";
ALTER TABLE "Partner" RENAME COLUMN "interestRate" TO "c1_words_rate";
ALTER TABLE "Partner" RENAME COLUMN "loanAmount" TO "c2_words_amount";
ALTER TABLE "Partner" RENAME COLUMN "securedLoanAmount" TO "c3_words_secured";
ALTER TABLE "Partner" RENAME COLUMN "unsecuredLoanAmount" TO "c4_words_unsecured";
ALTER TABLE "Partner" RENAME COLUMN "margin" TO "c5_words_margin";
ALTER TABLE "Partner" RENAME COLUMN "processingFee" TO "c6_words_fee";
ALTER TABLE "Partner" RENAME COLUMN "loanTenure" TO "c7_words_tenure";
ALTER TABLE "Partner" RENAME COLUMN "prepaymentCharges" TO "c8_words_prepayment";
ALTER TABLE "Partner" RENAME COLUMN "repaymentHoliday" TO "c9_words_holiday";
ALTER TABLE "Partner" RENAME COLUMN "paymentStudyPeriod" TO "d1_words_while_studying";
ALTER TABLE "Partner" RENAME COLUMN "countriesCovered" TO "d2_words_countries";
ALTER TABLE "Partner" RENAME COLUMN "createdAt" TO "z2_created_at";
ALTER TABLE "Partner" RENAME COLUMN "updatedAt" TO "z3_updated_at";
ALTER TABLE "Partner"
  ALTER COLUMN "a2_live" SET DEFAULT false,
  ALTER COLUMN "a3_kind" SET DEFAULT 'privateBank',
  ALTER COLUMN "a6_initials" SET DEFAULT '',
  ADD COLUMN "a0_to_mend" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "a4_agreement" "Agreement" NOT NULL DEFAULT 'none',
  ADD COLUMN "z1_archived_at" TIMESTAMPTZ(3),
  DROP COLUMN "type", DROP COLUMN "scheme", DROP COLUMN "source", DROP COLUMN "asOf", DROP COLUMN "confidence",
  DROP COLUMN "benchmark", DROP COLUMN "concession", DROP COLUMN "rateType", DROP COLUMN "currency",
  DROP COLUMN "rateMin", DROP COLUMN "rateMax", DROP COLUMN "amountMin", DROP COLUMN "securedMax",
  DROP COLUMN "unsecuredMax", DROP COLUMN "feeFlat", DROP COLUMN "feePctMax", DROP COLUMN "tenureMaxMonths",
  DROP COLUMN "graceMonths", DROP COLUMN "marginIndiaPct", DROP COLUMN "marginAbroadPct",
  DROP COLUMN "studyInIndia", DROP COLUMN "studyAbroad";

-- Scheme and Rate. Where, before admission, and with whom it lends stood in rules only.
INSERT INTO "Scheme" ("id", "a1_scheme", "a2_live", "a3_lender", "a4_position", "b1_in_india", "b2_abroad", "b3_countries",
  "b8_admission", "b9_co_applicant", "c0_currency", "c1_amount_min", "c2_secured_max", "c3_unsecured_max", "d1_fee_pct",
  "d2_fee_flat", "d5_margin_india", "d6_margin_abroad", "e1_tenure_months", "e4_grace_months", "e9_concession",
  "z2_created_at", "z3_updated_at")
SELECT lead.id, coalesce(nullif(trim(partner.scheme), ''), 'Education loan'), true, partner.id, 10,
  coalesce(partner."studyInIndia", false),
  CASE WHEN partner."studyAbroad" IS NOT TRUE THEN 'none'
    WHEN rule.places ~ '\mabroad\M' THEN 'any'
    WHEN rule.countries <> '' THEN 'named'
    ELSE 'open' END::"AbroadReach",
  CASE WHEN partner."studyAbroad" AND rule.places !~ '\mabroad\M' THEN rule.countries ELSE '' END,
  CASE WHEN rule.admission ~ '\m(competitive_exams|offer_letter)\M' THEN 'anyStage'
    WHEN rule.admission <> '' THEN 'admitted' END::"AdmissionNeed",
  CASE WHEN rule.with_whom ~ '\mnone\M' THEN 'none'
    WHEN rule.with_whom ~ '\mnotEarning\M' THEN 'expected'
    WHEN rule.with_whom <> '' THEN 'earning' END::"CoApplicantNeed",
  left(coalesce(nullif(upper(trim(partner.currency)), ''), 'INR'), 3),
  partner."amountMin", partner."securedMax", partner."unsecuredMax", partner."feePctMax", partner."feeFlat",
  partner."marginIndiaPct", partner."marginAbroadPct", partner."tenureMaxMonths", partner."graceMonths",
  partner.concession, partner."createdAt", partner."updatedAt"
FROM old_partner partner
JOIN lead_scheme lead ON lead.lender = partner.id
CROSS JOIN LATERAL (
  SELECT coalesce(max(value) FILTER (WHERE subject = 'studyIn'), '') AS places,
    array_to_string(array_remove(string_to_array(replace(coalesce(max(value) FILTER (WHERE subject = 'studyIn'), ''), ' ', ''), ','), 'IN'), ',') AS countries,
    coalesce(max(value) FILTER (WHERE subject = 'admission'), '') AS admission,
    coalesce(max(value) FILTER (WHERE subject = 'coApplicant'), '') AS with_whom
  FROM old_rule WHERE "partnerId" = partner.id AND "isActive"
) rule;

INSERT INTO "Rate" ("id", "a1_from_pct", "a2_to_pct", "a3_type", "a4_page_date", "a5_read_on", "a6_read_as", "a7_source",
  "a8_confidence", "b1_scheme", "b8_note", "z3_updated_at")
SELECT lead.id || '.1', partner."rateMin", partner."rateMax",
  CASE WHEN partner."rateType" IN ('floating', 'fixed') THEN partner."rateType" END::"RateType",
  pg_temp.page_date(coalesce(said.dated, substring(partner."asOf" FROM '\mrates?: *([^;]*)'), partner."asOf")),
  '2026-11-21', 'storedCopy', coalesce(said.source, partner.source),
  CASE WHEN partner.confidence IN ('high', 'medium', 'low') THEN partner.confidence ELSE 'low' END::"Confidence",
  lead.id, 'Benchmark: ' || nullif(trim(partner.benchmark), ''), partner."updatedAt"
FROM old_partner partner
JOIN lead_scheme lead ON lead.lender = partner.id
LEFT JOIN LATERAL (
  SELECT source, "asOf" AS dated FROM old_source
  WHERE "partnerId" = partner.id AND pg_temp.fact_keys(covers) ~ '\mrate\M' ORDER BY position, id LIMIT 1
) said ON true
WHERE partner."rateMin" IS NOT NULL;

-- PartnerSource
DROP INDEX "PartnerSource_partnerId_position_idx";
ALTER TABLE "PartnerSource" DROP CONSTRAINT "PartnerSource_partnerId_fkey";
ALTER TABLE "PartnerSource" RENAME COLUMN "partnerId" TO "a1_lender";
ALTER TABLE "PartnerSource" RENAME COLUMN "covers" TO "a3_covers";
ALTER TABLE "PartnerSource" RENAME COLUMN "source" TO "a4_source";
ALTER TABLE "PartnerSource" RENAME COLUMN "asOf" TO "a5_page_date";
ALTER TABLE "PartnerSource" RENAME COLUMN "position" TO "b1_position";
ALTER TABLE "PartnerSource"
  ALTER COLUMN "a5_page_date" DROP NOT NULL,
  ADD COLUMN "a0_to_mend" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "a2_scheme" TEXT,
  ADD COLUMN "a6_read_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "a7_read_as" "ReadAs" NOT NULL DEFAULT 'live',
  ADD COLUMN "a8_confidence" "Confidence" NOT NULL DEFAULT 'low';
UPDATE "PartnerSource" source SET
  "a3_covers" = pg_temp.fact_keys("a3_covers"),
  "a5_page_date" = pg_temp.page_date("a5_page_date"),
  "a6_read_on" = '2026-11-21',
  "a7_read_as" = 'storedCopy',
  "a8_confidence" = CASE WHEN partner.confidence IN ('high', 'medium', 'low') THEN partner.confidence ELSE 'low' END::"Confidence"
FROM old_partner partner WHERE partner.id = source."a1_lender";

-- A lender's one source, where it has no list of them.
INSERT INTO "PartnerSource" ("a1_lender", "a3_covers", "a4_source", "a5_page_date", "a6_read_on", "a7_read_as", "a8_confidence", "b1_position")
SELECT partner.id, pg_temp.fact_keys('all'), partner.source, pg_temp.page_date(partner."asOf"), '2026-11-21', 'storedCopy',
  CASE WHEN partner.confidence IN ('high', 'medium', 'low') THEN partner.confidence ELSE 'low' END::"Confidence", 10
FROM old_partner partner
WHERE trim(partner.source) <> '' AND NOT EXISTS (SELECT FROM old_source WHERE "partnerId" = partner.id);

-- EligibilityRule. An operator that the check did not know counted as "not checked": such a row stays, inactive.
DROP INDEX "EligibilityRule_partnerId_position_idx";
ALTER TABLE "EligibilityRule" DROP CONSTRAINT "EligibilityRule_partnerId_fkey";
ALTER TABLE "EligibilityRule" RENAME COLUMN "partnerId" TO "a1_scheme";
ALTER TABLE "EligibilityRule" RENAME COLUMN "isActive" TO "a2_live";
ALTER TABLE "EligibilityRule" RENAME COLUMN "subject" TO "a3_subject";
ALTER TABLE "EligibilityRule" RENAME COLUMN "operator" TO "a4_operator";
ALTER TABLE "EligibilityRule" RENAME COLUMN "value" TO "a5_value";
ALTER TABLE "EligibilityRule" RENAME COLUMN "reason" TO "c1_reason";
ALTER TABLE "EligibilityRule" RENAME COLUMN "remedy" TO "c2_remedy";
ALTER TABLE "EligibilityRule" RENAME COLUMN "source" TO "c3_source";
ALTER TABLE "EligibilityRule" RENAME COLUMN "version" TO "c4_version";
ALTER TABLE "EligibilityRule" RENAME COLUMN "position" TO "c5_position";
UPDATE "EligibilityRule" rule SET
  "a1_scheme" = lead.id,
  "a2_live" = "a2_live" AND "a4_operator" IN ('equals', 'in', 'atLeast', 'atMost')
FROM lead_scheme lead WHERE lead.lender = rule."a1_scheme";
ALTER TABLE "EligibilityRule"
  ALTER COLUMN "a2_live" SET DEFAULT false,
  ALTER COLUMN "a4_operator" TYPE "RuleOperator" USING (
    CASE WHEN "a4_operator" IN ('equals', 'in', 'atLeast', 'atMost') THEN "a4_operator" ELSE 'equals' END::"RuleOperator"),
  ADD COLUMN "a0_to_mend" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "a6_if_not" "IfNot" NOT NULL DEFAULT 'refuse',
  ADD COLUMN "b1_place" "StudyPlace" NOT NULL DEFAULT 'any',
  ADD COLUMN "b2_levels" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "b3_above_amount" BIGINT;

-- Positions: the same order, ten apart, none twice and none 0, which from now on means the end.
UPDATE "Partner" each SET "a5_position" = place.n * 10
FROM (SELECT id, row_number() OVER (ORDER BY position, name, id) AS n FROM old_partner) place WHERE place.id = each.id;
UPDATE "PartnerSource" each SET "b1_position" = place.n * 10
FROM (SELECT id, row_number() OVER (PARTITION BY "partnerId" ORDER BY position, id) AS n FROM old_source) place WHERE place.id = each.id;
UPDATE "EligibilityRule" each SET "c5_position" = place.n * 10
FROM (SELECT id, row_number() OVER (PARTITION BY "partnerId" ORDER BY position, id) AS n FROM old_rule) place WHERE place.id = each.id;
DO $$
DECLARE part TEXT;
BEGIN
  FOREACH part IN ARRAY ARRAY['PartnerEligibility', 'PartnerBenefit', 'PartnerApplyBenefit', 'PartnerStep', 'PartnerDocument', 'PartnerRepayment', 'PartnerFaq'] LOOP
    EXECUTE format('UPDATE %1$I each SET position = place.n * 10 FROM (SELECT id, row_number() OVER (PARTITION BY "partnerId" ORDER BY position, id) AS n FROM %1$I) place WHERE place.id = each.id', part);
  END LOOP;
  UPDATE "Faq" each SET position = place.n * 10
  FROM (SELECT id, row_number() OVER (ORDER BY position, question, id) AS n FROM "Faq") place WHERE place.id = each.id;
END $$;

-- What the old rows said, whole.
INSERT INTO "ContentChange" ("entity", "rowId", "partnerId", "before", "after")
SELECT 'Partner', old.id, old.id, to_jsonb(old)::text, to_jsonb(new)::text
FROM old_partner old JOIN "Partner" new USING (id) ORDER BY old.id;
INSERT INTO "ContentChange" ("entity", "rowId", "partnerId", "before", "after")
SELECT 'PartnerSource', old.id, old."partnerId", to_jsonb(old)::text, to_jsonb(new)::text
FROM old_source old JOIN "PartnerSource" new USING (id) ORDER BY old.id;
INSERT INTO "ContentChange" ("entity", "rowId", "partnerId", "before", "after")
SELECT 'EligibilityRule', old.id, old."partnerId", to_jsonb(old)::text, to_jsonb(new)::text
FROM old_rule old JOIN "EligibilityRule" new USING (id) ORDER BY old.id;

CREATE INDEX "Partner_a2_live_a5_position_idx" ON "Partner"("a2_live", "a5_position");
CREATE INDEX "Scheme_a3_lender_a4_position_idx" ON "Scheme"("a3_lender", "a4_position");
CREATE INDEX "Rate_b1_scheme_idx" ON "Rate"("b1_scheme");
CREATE INDEX "PartnerSource_a1_lender_b1_position_idx" ON "PartnerSource"("a1_lender", "b1_position");
CREATE INDEX "EligibilityRule_a1_scheme_c5_position_idx" ON "EligibilityRule"("a1_scheme", "c5_position");
CREATE INDEX "ContentChange_partnerId_at_idx" ON "ContentChange"("partnerId", "at");
CREATE INDEX "ContentChange_entity_rowId_at_idx" ON "ContentChange"("entity", "rowId", "at");

ALTER TABLE "Scheme" ADD CONSTRAINT "Scheme_a3_lender_fkey" FOREIGN KEY ("a3_lender") REFERENCES "Partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Scheme" ADD CONSTRAINT "Scheme_f2_benchmark_fkey" FOREIGN KEY ("f2_benchmark") REFERENCES "Benchmark"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Rate" ADD CONSTRAINT "Rate_b1_scheme_fkey" FOREIGN KEY ("b1_scheme") REFERENCES "Scheme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PartnerSource" ADD CONSTRAINT "PartnerSource_a1_lender_fkey" FOREIGN KEY ("a1_lender") REFERENCES "Partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PartnerSource" ADD CONSTRAINT "PartnerSource_a2_scheme_fkey" FOREIGN KEY ("a2_scheme") REFERENCES "Scheme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "EligibilityRule" ADD CONSTRAINT "EligibilityRule_a1_scheme_fkey" FOREIGN KEY ("a1_scheme") REFERENCES "Scheme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
