-- CreateTable
CREATE TABLE "FileRemoval" (
    "id" TEXT NOT NULL,
    "driver" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "FileRemoval_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FilesFolder" (
    "isOnly" BOOLEAN NOT NULL DEFAULT true,
    "id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FilesFolder_pkey" PRIMARY KEY ("isOnly")
);

-- CreateIndex
CREATE INDEX "FileRemoval_dueAt_idx" ON "FileRemoval"("dueAt");

ALTER TABLE "FilesFolder" ADD CONSTRAINT "FilesFolder_one_row" CHECK ("isOnly");

-- Whoever takes a document's row away, a cascade included, leaves a note in the same transaction that its bytes must go.
CREATE FUNCTION note_file_removal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "FileRemoval" (id, driver) VALUES (OLD.id, OLD.driver)
    ON CONFLICT (id) DO UPDATE SET "dueAt" = now(), tries = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER bytes_go AFTER DELETE ON "StoredFile" FOR EACH ROW EXECUTE FUNCTION note_file_removal();
