-- Whose page a benchmark's figure stands on, the weakest until the seed or an editor says.
ALTER TABLE "Benchmark"
  ADD COLUMN "b1_source_rank" "SourceRank" NOT NULL DEFAULT 'table',
  ADD COLUMN "b2_is_copy" BOOLEAN NOT NULL DEFAULT false;
