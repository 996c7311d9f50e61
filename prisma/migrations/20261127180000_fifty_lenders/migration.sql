-- Two more kinds of lenders: co-operative banks, and what the state lends itself.
ALTER TYPE "LenderKind" ADD VALUE 'cooperativeBank' AFTER 'privateBank';
ALTER TYPE "LenderKind" ADD VALUE 'governmentCorporation' AFTER 'foreignLender';

-- Whose page a figure stands on, the best first. What is there already is the weakest until the seed or an editor says.
CREATE TYPE "SourceRank" AS ENUM ('ownPage', 'release', 'officialText', 'newspaper', 'broker', 'table');
ALTER TABLE "Rate"
  ADD COLUMN "b9_source_rank" "SourceRank" NOT NULL DEFAULT 'table',
  ADD COLUMN "c1_is_copy" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "PartnerSource"
  ADD COLUMN "b2_source_rank" "SourceRank" NOT NULL DEFAULT 'table',
  ADD COLUMN "b3_is_copy" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "b4_is_older" BOOLEAN NOT NULL DEFAULT false;

-- For whom a loan of the state is.
ALTER TABLE "Scheme"
  ADD COLUMN "f3_for_states" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "f4_for_groups" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "f5_family_income_max" BIGINT;

-- Which decisions on a benchmark were not read.
ALTER TABLE "Benchmark" ADD COLUMN "a9_not_read" TEXT;

ALTER TABLE "LawRule"
  ADD COLUMN "b7_cooperative_banks" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "b8_government" BOOLEAN NOT NULL DEFAULT false;
