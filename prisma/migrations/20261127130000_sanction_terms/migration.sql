-- What a lender's sanction says beside the amount. Each may be unknown.
ALTER TABLE "CaseEvent"
  ADD COLUMN "rate" DECIMAL(5,2),
  ADD COLUMN "rateType" "RateType",
  ADD COLUMN "termMonths" INTEGER,
  ADD COLUMN "processingFee" INTEGER,
  ADD COLUMN "conditions" TEXT,
  ADD COLUMN "validUntil" DATE;
