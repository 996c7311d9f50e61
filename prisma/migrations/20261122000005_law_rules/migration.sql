-- CreateTable
CREATE TABLE "LawRule" (
    "id" TEXT NOT NULL,
    "a0_to_mend" TEXT NOT NULL DEFAULT '',
    "a1_topic" TEXT NOT NULL DEFAULT '',
    "a2_text" TEXT NOT NULL DEFAULT '',
    "a3_value" JSONB NOT NULL DEFAULT '{}',
    "a4_source" TEXT NOT NULL DEFAULT '',
    "a5_source_date" DATE,
    "a6_date_exact" BOOLEAN NOT NULL DEFAULT true,
    "a7_read_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "a8_read_as" "ReadAs" NOT NULL DEFAULT 'live',
    "a9_confidence" "Confidence" NOT NULL DEFAULT 'low',
    "b1_public_banks" BOOLEAN NOT NULL DEFAULT false,
    "b2_private_banks" BOOLEAN NOT NULL DEFAULT false,
    "b3_nbfcs" BOOLEAN NOT NULL DEFAULT false,
    "b4_foreign_lenders" BOOLEAN NOT NULL DEFAULT false,
    "b5_others" TEXT NOT NULL DEFAULT '',
    "b6_used_by" TEXT NOT NULL DEFAULT '',
    "c1_valid_from" DATE,
    "c2_valid_to" DATE,
    "c3_review_by" DATE,
    "c4_read_original" TEXT,
    "c5_second_source" TEXT,
    "c6_note" TEXT,
    "z1_archived_at" TIMESTAMPTZ(3),
    "z3_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LawRule_pkey" PRIMARY KEY ("id")
);

-- What would break whoever reads the row is refused; all else is taken and told in the first column.
ALTER TABLE "LawRule"
  ADD CONSTRAINT "a3_value is figures by their names" CHECK (jsonb_typeof(a3_value) = 'object'),
  ADD CONSTRAINT "a rule ends after it begins" CHECK (c1_valid_from <= c2_valid_to),
  ADD CONSTRAINT "at most 600 letters" CHECK (greatest(length(a2_text), length(a4_source), length(c4_read_original)) <= 600);

CREATE FUNCTION mend_law_rule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE faults TEXT[] := '{}';
BEGIN
  NEW.c4_read_original := nullif(trim(NEW.c4_read_original), '');
  faults := faults
    || slug_fault(NEW.id, '^[a-z0-9]+(-[a-z0-9]+)*$', 'small letters, digits and hyphens, such as rbios-30-days')
    || blank_fault('a1_topic', NEW.a1_topic, 'what it is about, such as ombudsman')
    || blank_fault('a2_text', NEW.a2_text, 'the rule in one plain sentence, as the student reads it')
    || blank_fault('a4_source', NEW.a4_source, 'the number of the circular, the address of the page that says it, or its name')
    || blank_fault('a5_source_date', NEW.a5_source_date::text, 'the day of the source; switch a6_date_exact off where it names only a month or a year')
    || dating_faults('a5_source_date', NEW.a5_source_date::text, 'a7_read_on', NEW.a7_read_on)
    || unknown_words('b6_used_by', NEW.b6_used_by, '{tracker,letters,offer,plan}', 'write tracker, letters, offer or plan, separated by commas.');
  IF NOT (NEW.b1_public_banks OR NEW.b2_private_banks OR NEW.b3_nbfcs OR NEW.b4_foreign_lenders) AND trim(NEW.b5_others) = '' THEN
    faults := faults || 'b1_public_banks to b5_others: say which lenders it holds for.'::text;
  END IF;
  IF NEW.z1_archived_at IS NOT NULL THEN
    faults := faults || 'z1_archived_at: archived, so nothing stands on it; blank the cell to bring it back.'::text;
  END IF;
  NEW.a0_to_mend := joined(faults);
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'a0_to_mend' <> to_jsonb(OLD) - 'a0_to_mend' THEN NEW.z3_updated_at := now(); END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER mend BEFORE INSERT OR UPDATE ON "LawRule" FOR EACH ROW EXECUTE FUNCTION mend_law_rule();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "LawRule" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER archive BEFORE DELETE ON "LawRule" FOR EACH ROW EXECUTE FUNCTION archive_instead();
