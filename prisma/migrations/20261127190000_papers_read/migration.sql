-- What a paper was seen to be, beside its row; its text is kept nowhere (lib/papers/read).
ALTER TABLE "StoredFile"
  ADD COLUMN "seenKind" TEXT,
  ADD COLUMN "seen" JSONB,
  ADD COLUMN "isSaidRight" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "User" ADD COLUMN "readsPapers" BOOLEAN NOT NULL DEFAULT true;
