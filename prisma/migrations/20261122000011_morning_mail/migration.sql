-- CreateTable
CREATE TABLE "MorningMail" (
    "day" DATE NOT NULL,
    "claimedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MorningMail_pkey" PRIMARY KEY ("day")
);
