-- The applications that wait at the desk, the longest waiting first, however many were paid out before.
CREATE INDEX "LoanForm_waiting_idx" ON "LoanForm"(coalesce("submittedAt", "startDate"), "userId")
  WHERE complete AND stage <> 'disbursed';
