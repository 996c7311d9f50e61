-- CreateTable
CREATE TABLE "DeniedAccess" (
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "who" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "DeniedAccess_pkey" PRIMARY KEY ("minute","who","kind")
);
