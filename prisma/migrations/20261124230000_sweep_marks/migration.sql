-- CreateTable
CREATE TABLE "Sweep" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Sweep_pkey" PRIMARY KEY ("name")
);
