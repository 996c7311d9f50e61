-- The day on which the dashboard last told of papers that have become too old: at most once a month.
ALTER TABLE "User" ADD COLUMN "agedToldOn" DATE;
